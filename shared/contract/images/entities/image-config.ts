import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** `sample` is a tiny picture as a data URI. */
export const imageStyle = z.object({ id: z.string(), name: z.string(), sample: z.string() });
export type ImageStyle = z.output<typeof imageStyle>;

/** `price` is in points per image, `maxCount` the images of one request; sizes are in pixels. */
export const imageConfig = z.object({
  price: count,
  styles: z.array(imageStyle),
  width: count,
  height: count,
  maxCount: count,
  available: z.boolean(),
});
export type ImageConfig = z.output<typeof imageConfig>;
