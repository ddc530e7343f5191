import { samples } from './samples.ts';

/** An image from the folder given by GALLERY_COVERS; without it, covers render their title. */
export function coverOf(title: string): string {
  return `/cover-${samples.findIndex((sample) => sample.title === title)}.webp`;
}
