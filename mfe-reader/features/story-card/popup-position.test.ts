import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionPopup } from './popup-position.ts';

const popup = { width: 320, height: 300 };
const view = { width: 1280, height: 800 };

it('stands at the right, level with the card', () => {
  expect(positionPopup({ left: 100, right: 280, top: 120 }, popup, view)).toEqual({ left: 290, top: 120 });
});

it('stands at the left where the right has no room', () => {
  expect(positionPopup({ left: 1000, right: 1180, top: 120 }, popup, view)).toEqual({ left: 670, top: 120 });
});

it('never leaves a window that is large enough for it', () => {
  const at = fc.integer({ min: -500, max: 1700 });
  fc.assert(
    fc.property(at, at, (left, top) => {
      const place = positionPopup({ left, right: left + 180, top }, popup, view);
      expect(place.left).toBeGreaterThanOrEqual(10);
      expect(place.top).toBeGreaterThanOrEqual(10);
      expect(place.top + popup.height).toBeLessThanOrEqual(view.height);
    }),
  );
});
