import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const bannerDelete = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/delete',
  summary: 'Deletes a banner (idempotent)',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: [],
  caller: 'admin',
});
