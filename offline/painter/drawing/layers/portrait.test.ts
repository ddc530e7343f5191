import { describe, expect, test } from 'vitest';
import { draw } from '../../testing/sheet.ts';

const hairs = ['bun', 'waves', 'crop', 'hood', 'tophat', 'brim', 'curls'] as const;
const collars = ['coat', 'high', 'ruff', 'shawl'] as const;
const portrait = (more: object = {}) =>
  draw([
    {
      kind: 'portrait',
      hair: 'crop',
      collar: 'coat',
      tone: 'ink',
      rim: 'glow',
      x: 320,
      y: 480,
      scale: 1,
      ...more,
    },
  ]);

describe('portrait layers', () => {
  test('draw a bust whose body leaves the frame at the bottom', async () => {
    const sheet = await portrait();
    expect(sheet.shareOf('ink', { x: 320, y: 320, w: 60, h: 200 })).toBeGreaterThan(0.8);
    expect(sheet.shareOf('ink', { x: 220, y: 780, w: 240, h: 100 })).toBeGreaterThan(0.9);
    expect(sheet.share({ x: 560, y: 0, w: 80, h: 400 })).toBe(0);
  });

  test('face right by default and left when flipped', async () => {
    const face = async (more: object, x: number) => (await portrait(more)).share({ x, y: 380, w: 40, h: 60 });
    expect(await face({}, 430)).toBeGreaterThan(0.1);
    expect(await face({}, 170)).toBe(0);
    expect(await face({ flip: true }, 170)).toBeGreaterThan(0.1);
    expect(await face({ flip: true }, 430)).toBe(0);
  });

  test('draw each hair and collar differently', async () => {
    const drawn = await Promise.all([
      ...hairs.map((hair) => portrait({ hair })),
      ...collars.slice(1).map((collar) => portrait({ collar })),
    ]);
    expect(new Set(drawn.map(({ pixels }) => pixels.toString('base64'))).size).toBe(10);
  });

  test('place hats above the head', async () => {
    const top = async (hair: (typeof hairs)[number]) => (await portrait({ hair })).box().y;
    const bare = await top('crop');
    expect(await top('tophat')).toBeLessThan(bare - 80);
    expect(await top('brim')).toBeLessThan(bare);
  });

  test('draw a rim of light', async () => {
    const lit = (rim: string) => portrait({ rim }).then((sheet) => sheet.shareOf('accent'));
    expect(await lit('accent')).toBeGreaterThan(0.002);
    expect(await lit('glow')).toBe(0);
  });

  test('scale', async () => {
    const [full, half] = [await portrait(), await portrait({ scale: 0.5 })];
    expect(half.share()).toBeLessThan(full.share() * 0.45);
  });
});
