import { describe, expect, test } from 'vitest';
import { draw, svgOf } from '../../testing/sheet.ts';

const kinds = ['rain', 'snow', 'embers', 'petals', 'papers'] as const;

describe('weather layers', () => {
  test.each(kinds)('draw the requested number of marks: %s', (of) => {
    const marks = (count: number) =>
      (svgOf([{ kind: 'weather', of, tone: 'glow', count }]).match(/<(?:path|circle) /g) ?? []).length;
    expect([marks(0), marks(1), marks(90)]).toEqual([0, 1, 90]);
  });

  test.each(kinds)('leave the area above `from` empty: %s', async (of) => {
    const sheet = await draw([{ kind: 'weather', of, tone: 'glow', count: 200, from: 500 }]);
    expect(sheet.share({ x: 0, y: 0, w: 640, h: 420 })).toBe(0);
    expect(sheet.share({ x: 0, y: 500, w: 640, h: 460 })).toBeGreaterThan(0.002);
  });

  test('cover the full width of the frame', async () => {
    const { x, y, w, h } = (await draw([{ kind: 'weather', of: 'rain', tone: 'glow', count: 400 }])).box();
    expect([x < 30, y < 60, x + w > 610, y + h > 900]).toEqual([true, true, true, true]);
  });

  test('draw rain at one steep angle', () => {
    const svg = svgOf([{ kind: 'weather', of: 'rain', tone: 'glow', count: 60 }]);
    const falls = [...svg.matchAll(/l(-?\d+) (\d+)"/g)].map(([, across, down]) => [
      Number(across),
      Number(down),
    ]);
    expect(falls).toHaveLength(60);
    for (const [across = 0, down = 0] of falls) {
      expect(across).toBeLessThan(0);
      expect(down).toBeGreaterThan(-across * 2);
    }
  });

  test('rotate petals and papers individually', () => {
    for (const of of ['petals', 'papers'] as const) {
      const svg = svgOf([{ kind: 'weather', of, tone: 'glow', count: 30 }]);
      const turns = new Set([...svg.matchAll(/rotate\((-?\d+)\)/g)].map(([, turn]) => turn));
      expect(turns.size).toBeGreaterThan(20);
    }
  });
});
