/** Distance in px from the end at which scrolling down starts following. */
const followDistance = 64;
/** Rounding error of scroll positions, in px. */
const tolerance = 4;

/**
 * Returns whether the view follows the end after a scroll. Only scrolling up ends it: while the view scrolls down, the
 * text may grow faster than the scroll.
 */
export function followsAfter(scroll: { follows: boolean; isUp: boolean; fromEnd: number }): boolean {
  if (scroll.isUp) return scroll.fromEnd < tolerance;
  return scroll.follows || scroll.fromEnd < followDistance;
}
