import { describe, expect, test } from 'vitest';
import { draw, type Sheet } from '../../testing/sheet.ts';
import type { MotifName } from '../cover-spec.ts';

const standing = [
  ...['camels', 'castle', 'dome', 'figure', 'hut', 'lamppost', 'lighthouse', 'mast', 'train', 'wolf'],
] as MotifName[];
const floating = ['boat', 'junk', 'steamer'] as MotifName[];
const flying = ['airship', 'dragon', 'kite', 'raven', 'tug', 'whale'] as MotifName[];
const held = ['bottle', 'crown', 'lantern', 'letter', 'mask', 'rose'] as MotifName[];
const others = ['cradle', 'viaduct'] as MotifName[];
const all = [...standing, ...floating, ...flying, ...held, ...others];

const of = (name: MotifName, more: object = {}) =>
  draw([{ kind: 'motif', name, x: 320, y: 480, scale: 0.5, tone: 'ink', ...more }]);
const middle = ({ x, w }: ReturnType<Sheet['box']>) => x + w / 2;

describe('motif layers', () => {
  test.each(all)('draw a visible %s near its position', async (name) => {
    const sheet = await of(name);
    expect(sheet.share()).toBeGreaterThan(0.002);
    const { x, y, w, h } = sheet.box();
    expect([x <= 320, x + w >= 320]).toEqual([true, true]);
    expect([y <= 490, y + h >= 300]).toEqual([true, true]);
    expect(Math.min(w, h)).toBeGreaterThan(8);
  });

  test('draw each motif differently', async () => {
    const drawn = await Promise.all(all.map((name) => of(name)));
    expect(new Set(drawn.map(({ pixels }) => pixels.toString('base64'))).size).toBe(all.length);
    expect(all).toHaveLength(27);
  });

  test.each(standing)('place a %s on the ground', async (name) => {
    const { y, h } = (await of(name)).box();
    expect(y).toBeLessThan(480);
    expect(Math.abs(y + h - 480)).toBeLessThan(40);
  });

  test.each(['figure', 'lighthouse', 'letter', 'boat'] as const)('scale a %s', async (name) => {
    const [small, large] = await Promise.all([0.3, 0.6].map((scale) => of(name, { scale })));
    const ratio = (large?.box().w ?? 0) / (small?.box().w ?? 1);
    expect(ratio).toBeGreaterThan(1.8);
    expect(ratio).toBeLessThan(2.4);
  });

  test.each(['wolf', 'train', 'dragon', 'steamer'] as const)('mirror a %s when flipped', async (name) => {
    const [there, back] = [(await of(name)).box(), (await of(name, { flip: true })).box()];
    expect(Math.abs(middle(there) + middle(back) - 640)).toBeLessThan(6);
    expect(Math.abs(there.w - back.w)).toBeLessThan(5);
    expect((await of(name)).pixels.equals((await of(name, { flip: true })).pixels)).toBe(false);
  });

  test('rotate', async () => {
    const [upright, lying] = [(await of('bottle')).box(), (await of('bottle', { turn: 90 })).box()];
    expect(upright.h).toBeGreaterThan(upright.w);
    expect(lying.w).toBeGreaterThan(lying.h);
  });

  test('draw rims and lights', async () => {
    const rim = async (more: object) => (await of('wolf', { scale: 0.8, ...more })).shareOf('accent');
    expect(await rim({})).toBe(0);
    expect(await rim({ rim: 'accent' })).toBeGreaterThan(0);
    const [warm, cold] = await Promise.all([
      of('lantern', { light: 'accent' }),
      of('lantern', { light: 'haze' }),
    ]);
    expect(warm.shareOf('accent')).toBeGreaterThan(0);
    expect(cold.shareOf('accent')).toBe(0);
  });
});
