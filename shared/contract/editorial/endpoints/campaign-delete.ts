import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const campaignDelete = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/campaign/delete',
  summary: 'Deletes a campaign, not its entries (idempotent)',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: [],
  caller: 'admin',
});
