import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/**
 * A model to choose; `price` is in points per reply for this caller. `isLocked`: a membership is needed, or
 * `isConnected` is false because the site has no such model yet. `isOffline`: the built-in storyteller, not a model.
 */
export const model = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: count,
  /** Replies that cost this caller nothing until the end of the UTC day; null if all have the price. */
  freeRepliesLeft: z.nullable(count),
  isPremium: z.boolean(),
  isLocked: z.boolean(),
  isConnected: z.boolean(),
  isDefault: z.boolean(),
  isOffline: z.boolean(),
});
export type Model = z.output<typeof model>;
