import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { saveNews } from '../entities/save-news.ts';

export const news = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/archive/news',
  summary: 'Newer versions of a save’s story, and whether its author can be thanked',
  input: z.strictObject({ id }),
  data: saveNews,
  errors: ['save.not_found'],
  caller: 'guest',
  owned: { id: 'save' },
});
