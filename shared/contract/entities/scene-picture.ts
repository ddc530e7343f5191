import * as z from 'zod/mini';
import { cover } from './cover.ts';

/** Every picture of a scene has this size, so that a page can keep its place. */
export const scenePictureSize = { width: 1_024, height: 640 } as const;

/** A picture of a reply's scene. `alt` is the sentence it was made from; `drawn`: by rules, not by a model. */
export const scenePicture = z.extend(cover, { alt: z.string(), drawn: z.boolean() });
export type ScenePicture = z.output<typeof scenePicture>;
