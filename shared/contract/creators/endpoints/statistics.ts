import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { statisticsPeriods, storyStatistics } from '../entities/story-statistics.ts';

export const statistics = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/statistics',
  summary: "Returns the numbers of one of the caller's stories, or of all without an id",
  input: z.strictObject({
    storyId: z.optional(id),
    period: z._default(z.enum(statisticsPeriods), '30'),
  }),
  data: storyStatistics,
  errors: ['story.not_found'],
  caller: 'user',
  owned: { storyId: 'story' },
});
