import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { model } from '../entities/model.ts';

export const models = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/chat/models',
  summary: 'The models a reader may pick, with prices',
  input: nothing,
  data: z.array(model),
  errors: [],
  caller: 'anyone',
});
