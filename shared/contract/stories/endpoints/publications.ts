import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { publication } from '../entities/publication.ts';

export const publications = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/publications',
  summary: 'The published versions of a story, the latest first',
  input: z.strictObject({ id }),
  data: z.array(publication),
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
