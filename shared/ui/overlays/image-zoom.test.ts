import { describe, expect, it } from 'vitest';
import { fittedView, MAX_SCALE, panBy, zoomBy } from './image-zoom.ts';

const screen = { width: 400, height: 800 };
const center = { x: 0, y: 0 };

describe('zoomBy', () => {
  it('keeps the point under the fingers', () => {
    const view = zoomBy(fittedView, 2, { x: 100, y: -50 }, screen);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('stays between the whole image and the maximum', () => {
    expect(zoomBy(fittedView, 0.1, { x: 90, y: 90 }, screen)).toEqual(fittedView);
    expect(zoomBy(fittedView, 100, center, screen).scale).toBe(MAX_SCALE);
  });

  it('returns to the centre when zoomed out', () => {
    const corner = panBy(zoomBy(fittedView, 3, center, screen), 999, 999, screen);
    expect(zoomBy(corner, 1 / 3, center, screen)).toEqual(fittedView);
  });
});

describe('panBy', () => {
  it('stops at the edges of the image', () => {
    const view = zoomBy(fittedView, 2, center, screen);
    expect(panBy(view, 50, -60, screen)).toEqual({ scale: 2, x: 50, y: -60 });
    expect(panBy(view, 9999, -9999, screen)).toEqual({ scale: 2, x: 200, y: -400 });
    expect(panBy(fittedView, 10, 10, screen)).toEqual(fittedView);
  });
});
