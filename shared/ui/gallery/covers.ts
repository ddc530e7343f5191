import { samples } from './samples.ts';

/** A picture from the folder named by GALLERY_COVERS; where there is none, the cover is set in type. */
export function coverOf(title: string): string {
  return `/cover-${samples.findIndex((sample) => sample.title === title)}.webp`;
}
