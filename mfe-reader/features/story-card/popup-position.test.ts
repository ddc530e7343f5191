import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionPopup } from './popup-position.ts';

const popup = { width: 320, height: 300 };
const view = { width: 1280, height: 800 };

describe('positionPopup', () => {
  it('is to the right of the card, at its top', () => {
    expect(positionPopup({ left: 100, right: 280, top: 120 }, popup, view)).toEqual({ left: 290, top: 120 });
  });

  it('is to the left where the right has no room', () => {
    expect(positionPopup({ left: 1000, right: 1180, top: 120 }, popup, view)).toEqual({
      left: 670,
      top: 120,
    });
  });

  it('is to the right as long as it fits with its gap', () => {
    const beside = (right: number) => positionPopup({ left: right - 180, right, top: 0 }, popup, view).left;
    expect([beside(940), beside(941)]).toEqual([950, 431]);
  });

  it('stays within the window', () => {
    const at = fc.integer({ min: -500, max: 1700 });
    fc.assert(
      fc.property(at, at, (left, top) => {
        const position = positionPopup({ left, right: left + 180, top }, popup, view);
        expect(position.left).toBeGreaterThanOrEqual(10);
        expect(position.top).toBeGreaterThanOrEqual(10);
        expect(position.top + popup.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });
});
