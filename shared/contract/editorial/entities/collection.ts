import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** `name` is the last segment of its URL. */
export const collection = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  storyCount: count,
});
export type Collection = z.output<typeof collection>;
