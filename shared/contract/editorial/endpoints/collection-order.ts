import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { collectionNames } from '../rules.ts';

export const collectionOrder = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/order',
  summary: 'Reorders collections; collections that are not listed follow in their former order',
  input: z.strictObject({ names: collectionNames }),
  data: z.object({ names: z.array(z.string()) }),
  errors: ['collection.not_found'],
  caller: 'admin',
});
