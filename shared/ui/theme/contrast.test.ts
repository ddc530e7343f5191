import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  Array.from(css.matchAll(/--color-([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name ?? '', value ?? '']),
);

function token(name: string, theme: 'light' | 'dark'): Rgb {
  const value = declared.get(name) ?? '';
  const colours = Array.from(value.matchAll(/oklch\(([\d. ]+)\)/g), (match) => match[1] ?? '');
  const chosen = theme === 'light' ? colours[0] : colours.at(-1);
  const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = (chosen ?? '').split(' ').map(Number);
  return linear(l, c, (h * Math.PI) / 180);
}

/** oklch → linear sRGB, as in CSS Color 4, clipped to the sRGB gamut. */
function linear(l: number, c: number, h: number): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (x: number) => Math.min(1, Math.max(0, x));
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(text: string, background: string, theme: 'light' | 'dark'): number {
  const [low, high] = [luminance(token(text, theme)), luminance(token(background, theme))].sort(
    (x, y) => x - y,
  );
  return ((high ?? Number.NaN) + 0.05) / ((low ?? Number.NaN) + 0.05);
}

const AA = 4.5;
const AAA = 7;
const EDGE = 3;
const surfaces = ['bg', 'surface', 'raised'];
const texts = ['text', 'muted', 'faint', 'ember-text', 'cool', 'danger', 'success', 'warning'];

const pairs: readonly (readonly [string, string, number])[] = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface, AA] as const)),
  ...surfaces.map((surface) => ['story', surface, AAA] as const),
  ...surfaces.map((surface) => ['focus', surface, EDGE] as const),
  ['control-line', 'bg', EDGE],
  ['control-line', 'surface', EDGE],
  ['on-ember', 'ember', AA],
  ['on-ember', 'ember-hover', AA],
  ['ember-text', 'ember-soft', AA],
  ['cool', 'cool-soft', AA],
  ['danger', 'danger-soft', AA],
  ['bg', 'text', AA],
  ['over-cover', 'cover-shade', AAA],
  ['over-cover-muted', 'cover-shade', AA],
  ['over-cover-ember', 'cover-shade', AA],
];

describe.each(['dark', 'light'] as const)('%s theme tokens', (theme) => {
  it.each(pairs)('has a contrast of %s on %s of at least %d', (text, background, minimum) => {
    expect(contrast(text, background, theme)).toBeGreaterThanOrEqual(minimum);
  });
});

describe('contrast', () => {
  it('is 21 for black on white', () => {
    expect((luminance(linear(1, 0, 0)) + 0.05) / (luminance(linear(0, 0, 0)) + 0.05)).toBeCloseTo(21, 3);
  });
});
