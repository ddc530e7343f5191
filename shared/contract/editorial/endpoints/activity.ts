import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { storyCard } from '../../stories/entities/story-card.ts';
import { storyTypes } from '../../stories/filters.ts';
import { campaign } from '../entities/campaign.ts';

export const activity = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/activity',
  summary: 'The running campaign for a story type with its ranked entries, or null',
  input: z.strictObject({ type: z.enum(storyTypes), page, after, size }),
  data: z.extend(cursorPaged(storyCard), { campaign: z.nullable(campaign) }),
  errors: [],
  caller: 'anyone',
});
