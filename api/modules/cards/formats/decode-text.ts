import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';

/** Decodes UTF-8 without a byte order mark. Throws card.data_too_large, or card.damaged for other bytes. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('card.damaged');
  }
}
