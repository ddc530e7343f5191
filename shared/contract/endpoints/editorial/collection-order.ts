import * as z from 'zod/mini';
import { collectionNames } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';

export const collectionOrder = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/order',
  summary: 'Puts collections in order; those not named come after',
  input: z.strictObject({ names: collectionNames }),
  data: z.object({ names: z.array(z.string()) }),
  errors: ['collection.not_found'],
  caller: 'admin',
});
