import * as z from '@storyloom/schema';

/** Sizes are in pixels; `placeholder` is a tiny data URI shown while the image loads. */
export const cover = z.object({
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.nullable(z.string()),
});
export type Cover = z.output<typeof cover>;

/** Size of generated covers, in pixels. */
export const coverSize = { width: 640, height: 960 } as const;
