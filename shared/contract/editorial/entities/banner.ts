import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';

/** `href` is a path of this site. */
export const banner = z.object({
  id,
  title: z.string(),
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  href: z.string(),
});
export type Banner = z.output<typeof banner>;

/** A banner for editing, with the times between which readers see it; null has no limit. */
export const editableBanner = z.extend(banner, { startsAt: z.nullable(time), endsAt: z.nullable(time) });
export type EditableBanner = z.output<typeof editableBanner>;
