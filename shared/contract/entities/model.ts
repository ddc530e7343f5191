import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** A model to pick; `price` in points a reply for this caller. `isOffline`: the built-in storyteller, no model. */
export const model = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: count,
  isPremium: z.boolean(),
  isLocked: z.boolean(),
  isDefault: z.boolean(),
  isOffline: z.boolean(),
});
export type Model = z.output<typeof model>;
