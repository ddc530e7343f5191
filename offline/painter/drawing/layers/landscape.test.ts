import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colour, distance, draw, palette, svgOf } from '../../testing/sheet.ts';

const above = (y: number) => ({ x: 0, y: 0, w: 640, h: y });
const below = (y: number) => ({ x: 0, y, w: 640, h: 960 - y });

describe('landscape layers', () => {
  test('fill the frame below a ridge for any seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.boolean(), async (seed, smooth) => {
        const sheet = await draw([{ kind: 'ridge', y: 500, amp: 80, tone: 'ink', smooth }], seed);
        expect(sheet.share(above(300))).toBe(0);
        expect(sheet.share(below(700))).toBe(1);
        expect(sheet.share({ x: 0, y: 380, w: 640, h: 240 })).toBeLessThan(1);
      }),
      { numRuns: 15 },
    );
  });

  test('draw a flat ridge without amplitude that fades into its foot', async () => {
    const level = await draw([{ kind: 'ridge', y: 500, amp: 0, tone: 'ink' }]);
    expect(level.box().y).toBeGreaterThanOrEqual(498);
    const fading = await draw([{ kind: 'ridge', y: 500, amp: 100, tone: 'ink', foot: 'haze' }]);
    expect(distance(fading.at(320, 900), colour(palette.haze))).toBeLessThan(20);
    expect(distance(fading.at(320, 610), colour(palette.haze))).toBeGreaterThan(20);
  });

  test('draw rougher ridges with longer outlines', async () => {
    const steps = async (rough: number) => {
      const sheet = await draw([{ kind: 'ridge', y: 500, amp: 120, tone: 'ink', rough }]);
      const tops: number[] = [];
      for (let x = 0; x < 640; x += 4) {
        let y = 0;
        while (y < 958 && distance(sheet.at(x, y), colour(palette.ink)) > 40) y += 2;
        tops.push(y);
      }
      return tops.slice(1).reduce((sum, top, i) => sum + Math.abs(top - (tops[i] ?? top)), 0);
    };
    expect(await steps(0.7)).toBeGreaterThan(await steps(0.35));
  });

  test('place pines on their level, with a gap', async () => {
    const pines = { kind: 'pines', y: 600, tone: 'deep', size: 200 } as const;
    const wood = await draw([pines]);
    expect(wood.share(below(604))).toBe(1);
    expect(wood.box().y).toBeGreaterThan(600 - 200 * 1.25);
    expect(wood.share({ x: 0, y: 500, w: 640, h: 100 })).toBeGreaterThan(0.4);
    const cleared = await draw([{ ...pines, gap: [150, 490] }]);
    expect(cleared.share({ x: 200, y: 400, w: 240, h: 190 })).toBe(0);
    expect(cleared.share({ x: 0, y: 500, w: 100, h: 100 })).toBeGreaterThan(0.2);
  });

  test('draw water below its level with a glint', async () => {
    const sea = { kind: 'sea', y: 400, tone: 'mid', foot: 'ink' } as const;
    const dark = await draw([sea]);
    expect(dark.share(above(400))).toBe(0);
    expect(dark.share(below(400))).toBe(1);
    expect(svgOf([sea])).not.toContain(palette.glow);
    const shining = await draw([{ ...sea, glint: 'glow', x: 160, width: 60 }]);
    const lit = (from: number) => {
      let most = 0;
      for (let x = from; x < from + 120; x += 4) {
        for (let y = 402; y < 600; y += 2) most = Math.max(most, distance(shining.at(x, y), dark.at(x, y)));
      }
      return most;
    };
    expect(lit(100)).toBeGreaterThan(100);
    expect(lit(420)).toBe(0);
  });

  test('draw scales from the level down, with edges', async () => {
    const sheet = await draw([{ kind: 'scales', y: 500, tone: 'deep', edge: 'glow', size: 60 }]);
    expect(sheet.share(above(490))).toBe(0);
    expect(sheet.share(below(640))).toBe(1);
    expect(sheet.shareOf('deep', below(640))).toBeGreaterThan(0.3);
    const finer = await draw([{ kind: 'scales', y: 500, tone: 'deep', edge: 'glow', size: 30 }]);
    expect(finer.shareOf('deep', below(640))).not.toBeCloseTo(sheet.shareOf('deep', below(640)), 3);
  });

  test('narrow a trail towards its end', async () => {
    const sheet = await draw([{ kind: 'trail', tone: 'accent', x: 320, y: 400, width: 120, count: 120 }]);
    const wide = (y: number) => {
      const xs: number[] = [];
      for (let x = 0; x < 640; x += 2) {
        for (let at = y; at < y + 60; at += 2) {
          if (distance(sheet.at(x, at), colour('#ff00ff')) > 24) xs.push(x);
        }
      }
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(sheet.share(above(380))).toBe(0);
    expect(wide(420)).toBeLessThan(wide(860));
  });
});
