import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { loreFires } from '../entities/lore-fires.ts';

export const fires = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/lore/fires',
  summary: 'How often each lore entry was active in the latest replies of an own story, newest version first',
  input: z.strictObject({ id }),
  data: z.array(loreFires),
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
