import { describe, expect, test } from 'vitest';
import { colour, distance, draw, palette } from '../../testing/sheet.ts';

const orb = (style: 'moon' | 'sun' | 'crescent' | 'planet' | 'clock') =>
  ({ kind: 'orb', style, x: 320, y: 400, r: 80 }) as const;
const disc = { x: 270, y: 350, w: 100, h: 100 };

describe('orb layers', () => {
  test.each(['moon', 'sun', 'planet', 'clock'] as const)('fill the circle of a %s', async (style) => {
    const sheet = await draw([orb(style)]);
    expect(sheet.share(disc)).toBe(1);
    const { x, y, w, h } = sheet.box();
    expect(Math.abs(x + w / 2 - 320)).toBeLessThan(6);
    expect(Math.abs(y + h / 2 - 400)).toBeLessThan(6);
  });

  test('use the glow tone by default and another on request', async () => {
    expect((await draw([orb('sun')])).shareOf('glow', disc)).toBe(1);
    expect((await draw([{ ...orb('sun'), tone: 'accent' }])).shareOf('accent', disc)).toBe(1);
  });

  test('draw a crescent open on one side', async () => {
    const sheet = await draw([orb('crescent')]);
    expect(distance(sheet.at(252, 400), colour(palette.glow))).toBeLessThan(20);
    expect(distance(sheet.at(360, 390), colour(palette.glow))).toBeGreaterThan(40);
  });

  test('draw moon shadows that depend on the seed', async () => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((seed) => draw([orb('moon')], seed)));
    expect(one?.shareOf('glow', disc)).toBeLessThan(1);
    expect(one?.pixels.equals(same?.pixels ?? Buffer.of())).toBe(true);
    expect(one?.pixels.equals(other?.pixels ?? Buffer.of())).toBe(false);
  });

  test('draw planet rings wider than the planet', async () => {
    const strong = (style: 'planet' | 'sun') => draw([orb(style)]).then((sheet) => sheet.box(150).w);
    expect(await strong('planet')).toBeGreaterThan(2 * 80 * 1.7);
    expect(await strong('sun')).toBeLessThan(2 * 80 * 1.3);
  });

  test('draw a clock with marks and hands', async () => {
    const sheet = await draw([orb('clock')]);
    expect(distance(sheet.at(320, 400), colour(palette.accent))).toBeLessThan(60);
    expect(sheet.shareOf('deep', disc)).toBeGreaterThan(0.02);
    expect(distance(sheet.at(320, 334), colour(palette.deep))).toBeLessThan(90);
  });
});
