import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { collectionName } from '../collection-name.ts';

export const collectionDelete = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/delete',
  summary: 'Deletes a collection, not its stories (idempotent)',
  input: z.strictObject({ name: collectionName }),
  data: z.object({ name: z.string() }),
  errors: [],
  caller: 'admin',
});
