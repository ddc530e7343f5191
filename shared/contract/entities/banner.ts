import * as z from '@storyloom/schema';
import { id } from '../fields.ts';

/** `href` is a path of this site. */
export const banner = z.object({
  id,
  title: z.string(),
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  href: z.string(),
});
export type Banner = z.output<typeof banner>;
