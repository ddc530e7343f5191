import sharp from 'sharp';
import { createCanvas, height, width } from '../drawing/canvas.ts';
import type { Layer, Palette } from '../drawing/cover-spec.ts';
import { drawLayer } from '../drawing/draw-layer.ts';

/** Distinct tones, different from the background. */
export const palette: Palette = {
  ink: '#101010',
  deep: '#0000c0',
  mid: '#00a000',
  haze: '#c0c0c0',
  glow: '#ffff80',
  accent: '#ff4000',
};
export const ground = '#ff00ff';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Sheet = Awaited<ReturnType<typeof draw>>;
type Colour = [red: number, green: number, blue: number];

/** Frame units per pixel. */
const STEP = 2;
export const whole: Area = { x: 0, y: 0, w: width, h: height };

export function svgOf(layers: Layer[], seed = 'seed'): string {
  return layers.map((layer, at) => drawLayer(createCanvas(palette, seed, at), layer)).join('');
}

/** Renders layers on a flat background; results use frame coordinates. */
export async function draw(layers: Layer[], seed = 'seed') {
  const size = { w: width / STEP, h: height / STEP };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${svgOf(layers, seed)}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const bare = colour(ground);

  function at(x: number, y: number): Colour {
    const from = (Math.floor(y / STEP) * size.w + Math.floor(x / STEP)) * 3;
    return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
  }

  /** Points of an area whose color differs from the background by more than `far`. */
  function* marks(area: Area, far = 24): Generator<{ x: number; y: number }> {
    for (let y = Math.max(0, area.y); y < Math.min(height, area.y + area.h); y += STEP) {
      for (let x = Math.max(0, area.x); x < Math.min(width, area.x + area.w); x += STEP) {
        if (distance(at(x, y), bare) > far) yield { x, y };
      }
    }
  }

  return {
    pixels,
    at,
    /** Share of an area that is drawn on, from 0 to 1. */
    share(area: Area = whole): number {
      const all = Math.ceil(area.w / STEP) * Math.ceil(area.h / STEP);
      return [...marks(area)].length / all;
    },
    /** Share of an area close to a tone, from 0 to 1. */
    shareOf(tone: keyof Palette, area: Area = whole): number {
      const wanted = colour(palette[tone]);
      let near = 0;
      let all = 0;
      for (let y = area.y; y < area.y + area.h; y += STEP) {
        for (let x = area.x; x < area.x + area.w; x += STEP) {
          all += 1;
          if (distance(at(x, y), wanted) < 40) near += 1;
        }
      }
      return near / all;
    },
    /** The bounding box of the drawing. */
    box(far?: number): Area {
      const found = [...marks(whole, far)];
      const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
      const least = (of: number[]) => of.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      const most = (of: number[]) => of.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      const [x, y] = [least(xs), least(ys)];
      return { x, y, w: most(xs) - x, h: most(ys) - y };
    },
  };
}

export function colour(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

export const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((part, i) => part - (other[i] ?? 0)));

/** Luminance from 0 to 255. */
export const lightness = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
