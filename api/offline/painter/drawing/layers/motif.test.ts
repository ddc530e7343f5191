import { expect, it } from 'vitest';
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

it.each(all)('draws a %s that is seen, near where it was put', async (name) => {
  const sheet = await of(name);
  expect(sheet.share()).toBeGreaterThan(0.002);
  const { x, y, w, h } = sheet.box();
  expect([x <= 320, x + w >= 320]).toEqual([true, true]);
  expect([y <= 490, y + h >= 300]).toEqual([true, true]);
  expect(Math.min(w, h)).toBeGreaterThan(8);
});

it('draws each of them differently', async () => {
  const drawn = await Promise.all(all.map((name) => of(name)));
  expect(new Set(drawn.map(({ pixels }) => pixels.toString('base64'))).size).toBe(all.length);
  expect(all).toHaveLength(27);
});

it.each(standing)('stands a %s on the ground', async (name) => {
  const { y, h } = (await of(name)).box();
  expect(y).toBeLessThan(480);
  expect(Math.abs(y + h - 480)).toBeLessThan(40);
});

it.each(['figure', 'lighthouse', 'letter', 'boat'] as const)('grows a %s with its scale', async (name) => {
  const [small, large] = await Promise.all([0.3, 0.6].map((scale) => of(name, { scale })));
  const ratio = (large?.box().w ?? 0) / (small?.box().w ?? 1);
  expect(ratio).toBeGreaterThan(1.8);
  expect(ratio).toBeLessThan(2.4);
});

it.each(['wolf', 'train', 'dragon', 'steamer'] as const)(
  'turns a %s round when it looks the other way',
  async (name) => {
    const [there, back] = [(await of(name)).box(), (await of(name, { flip: true })).box()];
    expect(Math.abs(middle(there) + middle(back) - 640)).toBeLessThan(6);
    expect(Math.abs(there.w - back.w)).toBeLessThan(5);
    expect((await of(name)).pixels.equals((await of(name, { flip: true })).pixels)).toBe(false);
  },
);

it('leans what is turned', async () => {
  const [upright, lying] = [(await of('bottle')).box(), (await of('bottle', { turn: 90 })).box()];
  expect(upright.h).toBeGreaterThan(upright.w);
  expect(lying.w).toBeGreaterThan(lying.h);
});

it('gives an edge of light to what has one, and its own light to what shines', async () => {
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
