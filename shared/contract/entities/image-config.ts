import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** `price` is in points per image; sizes are in pixels. */
export const imageConfig = z.object({
  price: count,
  styles: z.array(z.object({ id: z.string(), name: z.string() })),
  width: count,
  height: count,
  available: z.boolean(),
});
export type ImageConfig = z.output<typeof imageConfig>;
