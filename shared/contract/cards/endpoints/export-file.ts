import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { cardFormats } from '../entities/card-import.ts';

export const exportFile = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/card/export',
  summary: 'Returns a story as a character card, a lorebook or a file with everything that belongs to it',
  input: z.strictObject({ storyId: id, format: z.enum(cardFormats) }),
  data: z.null(),
  errors: ['story.not_found'],
  caller: 'user',
  wire: 'file',
  owned: { storyId: 'story' },
  rate: 'exports',
});
