import { describe, expect, test } from 'vitest';
import { colour, distance, draw, palette } from '../../testing/sheet.ts';

const near = (one: Parameters<typeof distance>[0], hex: string) => distance(one, colour(hex)) < 30;

describe('sky layers', () => {
  test('blend the tones from top to bottom, evenly or by stops', async () => {
    const even = await draw([{ kind: 'sky', tones: ['deep', 'mid', 'glow'] }]);
    expect(near(even.at(320, 2), palette.deep)).toBe(true);
    expect(near(even.at(320, 480), palette.mid)).toBe(true);
    expect(near(even.at(320, 956), palette.glow)).toBe(true);
    const early = await draw([{ kind: 'sky', tones: ['deep', 'mid', 'glow'], stops: [0, 0.1, 0.2] }]);
    expect(near(early.at(320, 96), palette.mid)).toBe(true);
    expect(near(early.at(320, 300), palette.glow)).toBe(true);
  });

  test('fill the frame with a single tone', async () => {
    const sheet = await draw([{ kind: 'sky', tones: ['mid'] }]);
    expect(sheet.shareOf('mid')).toBe(1);
  });

  test('fade a bloom from its center to its edge', async () => {
    const bloom = { kind: 'bloom', x: 320, y: 480, r: 200, tone: 'glow', strength: 1 } as const;
    const round = await draw([bloom]);
    const ways = [0, 40, 80, 120].map((away) => distance(round.at(320 + away, 480), colour(palette.glow)));
    expect(ways).toEqual([...ways].sort((a, b) => a - b));
    expect(round.share({ x: 0, y: 0, w: 640, h: 270 })).toBe(0);
    const flat = await draw([{ ...bloom, flat: 0.3 }]);
    expect(flat.box().h).toBeLessThan(round.box().h / 2);
    expect(Math.abs(flat.box().w - round.box().w)).toBeLessThan(6);
  });

  test('draw rays at their angles with gaps between', async () => {
    const rays = {
      kind: 'rays',
      x: 320,
      y: 480,
      tone: 'glow',
      count: 2,
      spread: 20,
      angle: 0,
      strength: 1,
    } as const;
    const across = await draw([rays]);
    expect(across.share({ x: 400, y: 476, w: 60, h: 8 })).toBe(1);
    expect(across.share({ x: 180, y: 476, w: 60, h: 8 })).toBe(1);
    expect(across.share({ x: 310, y: 100, w: 20, h: 200 })).toBe(0);
    const upright = await draw([{ ...rays, angle: 90 }]);
    expect(upright.share({ x: 310, y: 260, w: 20, h: 100 })).toBe(1);
  });

  test('draw stars down to a limit', async () => {
    const few = await draw([{ kind: 'stars', count: 40, to: 300 }]);
    const many = await draw([{ kind: 'stars', count: 400, to: 300 }]);
    expect(few.share()).toBeGreaterThan(0);
    expect(many.share()).toBeGreaterThan(few.share() * 3);
    expect(many.share({ x: 0, y: 306, w: 640, h: 654 })).toBe(0);
  });

  test('draw an aurora in two tones above its level', async () => {
    const sheet = await draw([{ kind: 'aurora', y: 500, tones: ['mid', 'accent'] }]);
    expect(sheet.share({ x: 0, y: 300, w: 640, h: 200 })).toBeGreaterThan(0.8);
    expect(sheet.share({ x: 0, y: 820, w: 640, h: 140 })).toBe(0);
    const other = await draw([{ kind: 'aurora', y: 500, tones: ['mid', 'deep'] }]);
    expect(sheet.pixels.equals(other.pixels)).toBe(false);
  });

  test('fade clouds below their level, or fill down to their foot', async () => {
    const clouds = { kind: 'clouds', y: 400, tone: 'haze', size: 80 } as const;
    const fading = await draw([clouds]);
    expect(fading.share({ x: 0, y: 400, w: 640, h: 30 })).toBe(1);
    expect(fading.share({ x: 0, y: 560, w: 640, h: 400 })).toBe(0);
    expect(fading.share({ x: 0, y: 0, w: 640, h: 300 })).toBe(0);
    const far = (y: number) => distance(fading.at(320, y), colour(palette.haze));
    expect(far(500)).toBeGreaterThan(far(410) + 40);
    const full = await draw([{ ...clouds, foot: 'deep' }]);
    expect(full.shareOf('deep', { x: 0, y: 700, w: 640, h: 200 })).toBe(1);
    const thin = await draw([{ ...clouds, opacity: 0.2 }]);
    expect(distance(thin.at(320, 410), fading.at(320, 410))).toBeGreaterThan(30);
  });

  test('limit mist to its height, densest in the middle', async () => {
    const sheet = await draw([{ kind: 'mist', y: 500, height: 100, tone: 'haze' }]);
    expect(sheet.share({ x: 0, y: 490, w: 640, h: 20 })).toBe(1);
    for (const y of [0, 580]) expect(sheet.share({ x: 0, y, w: 640, h: 380 })).toBe(0);
    const far = (y: number) => distance(sheet.at(320, y), colour(palette.haze));
    expect(far(500)).toBeLessThan(far(470));
    expect(far(500)).toBeLessThan(far(530));
  });
});
