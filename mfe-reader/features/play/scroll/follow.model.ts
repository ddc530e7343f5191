/** px from the end within which a reader who scrolls down means to follow. */
const near = 64;
/** Rounding of scroll positions, px. */
const slack = 4;

/**
 * Whether the end is followed after a scroll. Only a scroll up lets go: text may have grown since a scroll down
 * began, and that distance is not the reader's wish.
 */
export function followsAfter(scroll: { follows: boolean; isUp: boolean; fromEnd: number }): boolean {
  if (scroll.isUp) return scroll.fromEnd < slack;
  return scroll.follows || scroll.fromEnd < near;
}
