import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const revoke = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/share-archive/revoke',
  summary: 'Turns off the link of a share (idempotent)',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: ['share.not_found'],
  caller: 'guest',
  owned: { id: 'share' },
});
