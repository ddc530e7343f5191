import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';
import { storyTypes } from '../../stories/filters.ts';

export const campaign = z.object({
  id,
  type: z.enum(storyTypes),
  title: z.string(),
  text: z.string(),
  tag: z.string(),
  startsAt: time,
  endsAt: time,
});
export type Campaign = z.output<typeof campaign>;
