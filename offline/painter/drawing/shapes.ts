import type { Canvas } from './canvas.ts';
import type { Random } from './random.ts';

export type Point = [x: number, y: number];

/** Parses points written as `x,y x,y`. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const round = (n: number) => Math.round(n * 10) / 10;

/** An SVG path with straight edges. */
export const straight = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** A smooth SVG path through the points (Catmull–Rom splines as Bézier curves). */
export function flowing(points: Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...first, ...second, ...c].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Heights of hills around zero by midpoint displacement: `rough` 0.4 is rolling, 0.65 is alpine. */
export function hillLine(random: Random, rough: number, steps = 64): number[] {
  const line = new Array<number>(steps + 1).fill(0);
  line[0] = random.between(-0.6, 0.6);
  line[steps] = random.between(-0.6, 0.6);
  for (let gap = steps, size = 1; gap > 1; gap /= 2, size *= rough) {
    for (let i = gap / 2; i < steps; i += gap) {
      line[i] = (line[i - gap / 2]! + line[i + gap / 2]!) / 2 + random.between(-size, size) * 0.7;
    }
  }
  const mean = line.reduce((sum, value) => sum + value, 0) / line.length;
  return line.map((value) => value - mean);
}

/** A silhouette with a thin rim on the side of the light. */
export function rimmed(canvas: Canvas, d: string, tone: string, rim: string, shift: Point = [-5, 4]): string {
  const id = canvas.id();
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${rim}"/>` +
    `<g clip-path="url(#${id})"><path d="${d}" fill="${tone}" transform="translate(${shift[0]} ${shift[1]})"/></g>`
  );
}

/** The definition of a vertical gradient, used as `url(#id)`. */
export function vertical(id: string, stops: [offset: number, colour: string, opacity?: number][]): string {
  const inner = stops
    .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

/** The definition of a radial glow that fades to the edge. */
export function glow(id: string, colour: string, strength: number): string {
  const stops = [0, 0.15, 0.35, 0.6, 1].map(
    (o) =>
      `<stop offset="${o}" stop-color="${colour}" stop-opacity="${round(strength * (1 - o) ** 2.2 * 100) / 100}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}
