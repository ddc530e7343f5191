import type { KeyObject } from 'node:crypto';
import { Preview, Ticket } from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';
import { isSigned } from '../signatures.ts';
import { PreviewError } from './preview-error.ts';

/** The preview that a ticket is for. Throws PreviewError for one that is not the registry's or has expired. */
export function openTicket(ticket: string, keys: readonly KeyObject[], now: number): Preview {
  const [payload = '', signature = ''] = z.safeParse(Ticket, ticket).data?.split('.') ?? [];
  if (!isSigned('preview', payload, signature, keys))
    throw new PreviewError(
      400,
      'This preview link is incomplete, or was not made for this site. Ask whoever sent it for the whole link.',
    );
  const { data } = z.safeParse(Preview, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!data)
    throw new PreviewError(
      400,
      'This preview link was made for another version of the site. Ask for a new one.',
    );
  if (Date.parse(data.expires) <= now)
    throw new PreviewError(410, `This preview ended on ${data.expires.slice(0, 10)}. Ask for a new link.`);
  return data;
}
