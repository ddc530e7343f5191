import * as z from '@storyloom/schema';
import { cover } from './cover.ts';

/** In pixels. Fixed, so that pages can reserve the space. */
export const scenePictureSize = { width: 1_024, height: 640 } as const;

/** An illustration of a reply. `alt` is the illustrated sentence; `drawn` is true if no model was used. */
export const scenePicture = z.extend(cover, { alt: z.string(), drawn: z.boolean() });
export type ScenePicture = z.output<typeof scenePicture>;
