import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { campaign } from '../../entities/campaign.ts';
import { storyCard } from '../../entities/story-card.ts';
import { after, page, size } from '../../fields.ts';
import { storyTypes } from '../../filters.ts';
import { cursorPaged } from '../../paged.ts';

export const activity = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/activity',
  summary: 'The running campaign for a story type with its ranked entries, or null',
  input: z.strictObject({ type: z.enum(storyTypes), page, after, size }),
  data: z.extend(cursorPaged(storyCard), { campaign: z.nullable(campaign) }),
  errors: [],
  caller: 'anyone',
});
