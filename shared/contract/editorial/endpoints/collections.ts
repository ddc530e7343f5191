import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { collection } from '../entities/collection.ts';

export const collections = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/recommend/collections',
  summary: 'Collections of the home page',
  input: nothing,
  data: z.array(collection),
  errors: [],
  caller: 'anyone',
});
