import { describe, expect, test } from 'vitest';
import { draw } from '../../testing/sheet.ts';
import type { Layer } from '../cover-spec.ts';

const skyline: Extract<Layer, { kind: 'skyline' }> = {
  kind: 'skyline',
  y: 800,
  tone: 'deep',
  lit: 'glow',
  tall: [200, 300],
  wide: [60, 90],
  roof: 'flat',
};
const front = { x: 0, y: 640, w: 640, h: 140 };

describe('architecture layers', () => {
  test('draw a row of houses down to the ground within its height', async () => {
    const sheet = await draw([{ ...skyline, odds: 0 }]);
    expect(sheet.share({ x: 0, y: 0, w: 640, h: 460 })).toBe(0);
    expect(sheet.share({ x: 0, y: 606, w: 640, h: 354 })).toBeGreaterThan(0.99);
    expect(sheet.shareOf('glow')).toBe(0);
  });

  test('light windows with the given odds, and none without a lit tone', async () => {
    const lit = async (odds: number) => (await draw([{ ...skyline, odds }])).shareOf('deep', front);
    const [dark, some, most] = [await lit(0), await lit(0.3), await lit(0.95)];
    expect(dark).toBeGreaterThan(0.99);
    expect(some).toBeLessThan(dark);
    expect(most).toBeLessThan(some);
    const { lit: _, ...unlit } = skyline;
    expect((await draw([{ ...unlit, odds: 1 }])).shareOf('deep', front)).toBeGreaterThan(0.99);
  });

  test('draw each roof style', async () => {
    const tops = await Promise.all(
      (['flat', 'gable', 'onion'] as const).map(async (roof) => {
        const sheet = await draw([{ ...skyline, roof, odds: 0 }], 'a');
        return sheet.share({ x: 0, y: 380, w: 640, h: 140 });
      }),
    );
    expect(new Set(tops).size).toBe(3);
  });

  test('draw one window of a facade in another tone', async () => {
    const facade = { kind: 'facade', tone: 'ink', lit: 'glow', gone: 'accent', odds: 0.4 } as const;
    const sheet = await draw([facade]);
    expect(sheet.share()).toBe(1);
    expect(sheet.shareOf('accent')).toBeGreaterThan(0.001);
    expect(sheet.shareOf('accent')).toBeLessThan(0.015);
    const empty = await draw([{ ...facade, odds: 0 }]);
    expect(empty.shareOf('glow')).toBe(0);
    expect(empty.shareOf('accent')).toBeGreaterThan(0.001);
  });

  test('draw a corridor with its door ajar', async () => {
    const lit = async (door: number) => {
      const sheet = await draw([{ kind: 'corridor', wall: 'mid', floor: 'mid', light: 'haze', door }]);
      expect(sheet.share()).toBeGreaterThan(0.98);
      return sheet.shareOf('glow', { x: 268, y: 342, w: 124, h: 208 });
    };
    const [shut, ajar, open] = [await lit(0), await lit(20), await lit(60)];
    expect(shut).toBe(0);
    expect(ajar).toBeGreaterThan(0.1);
    expect(open).toBeGreaterThan(ajar * 2);
  });

  test.each([
    ['arch', { x: 280, y: 470, w: 80, h: 400 }],
    ['circle', { x: 280, y: 440, w: 80, h: 80 }],
    ['keyhole', { x: 290, y: 440, w: 60, h: 80 }],
    ['window', { x: 340, y: 480, w: 60, h: 80 }],
  ] as const)('draw walls with an opening: %s', async (shape, hole) => {
    const sheet = await draw([{ kind: 'aperture', shape, tone: 'deep', rim: 'haze', size: 120, y: 480 }]);
    expect(sheet.share(hole)).toBe(0);
    for (const x of [0, 600]) expect(sheet.share({ x, y: 0, w: 40, h: 300 })).toBe(1);
    expect(sheet.share()).toBeGreaterThan(0.5);
    const small = await draw([{ kind: 'aperture', shape, tone: 'deep', rim: 'haze', size: 60, y: 480 }]);
    expect(small.share()).toBeGreaterThan(sheet.share());
  });
});
