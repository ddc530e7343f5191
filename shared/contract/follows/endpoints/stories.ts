import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { storyCard } from '../../stories/entities/story-card.ts';

export const stories = endpoint({
  method: 'GET',
  path: '/user/follow/stories',
  summary: 'The latest stories of the authors whom the caller follows, the newest first',
  input: nothing,
  data: z.array(storyCard),
  errors: [],
  caller: 'guest',
});
