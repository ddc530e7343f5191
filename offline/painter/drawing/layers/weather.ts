import { type Canvas, height, width } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';

type Weather = Extract<Layer, { kind: 'weather' }>;

const rain = (x: number, y: number, near: number): string =>
  `<path d="M${x} ${y}l${(-6 - 8 * near).toFixed(0)} ${(26 + 46 * near).toFixed(0)}" stroke-width="${(0.6 + near).toFixed(1)}" opacity="${(0.12 + 0.3 * near).toFixed(2)}"/>`;

const dot = (x: number, y: number, near: number): string =>
  `<circle cx="${x}" cy="${y}" r="${(0.8 + near ** 4 * 5).toFixed(1)}" opacity="${(0.75 - near * 0.3).toFixed(2)}"/>`;

const petal = (x: number, y: number, near: number, turn: number): string => {
  const r = 3 + near ** 2 * 12;
  return `<path d="M0 ${-r}C${r} ${-r * 0.6} ${r * 0.8} ${r * 0.6} 0 ${r}C${-r * 0.5} ${r * 0.3} ${-r * 0.7} ${-r * 0.5} 0 ${-r}Z" transform="translate(${x} ${y}) rotate(${turn})" opacity="${(0.5 + near * 0.5).toFixed(2)}"/>`;
};

const paper = (x: number, y: number, near: number, turn: number): string => {
  const r = 7 + near ** 2 * 26;
  return `<path d="M${-r} ${-r * 0.6}Q0 ${-r} ${r} ${-r * 0.5}L${r * 0.7} ${r * 0.8}Q0 ${r * 0.3} ${-r * 1.1} ${r * 0.7}Z" transform="translate(${x} ${y}) rotate(${turn})" opacity="${(0.55 + near * 0.4).toFixed(2)}"/>`;
};

const marks = { rain, snow: dot, embers: dot, petals: petal, papers: paper };

/** Particles in the air below `from`. */
export function weather(c: Canvas, { of, tone, count, from = 0 }: Weather): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = Math.round(c.random.between(-20, width + 40));
    const y = Math.round(c.random.between(from - 40, height));
    out += marks[of](x, y, c.random.next(), Math.round(c.random.between(-180, 180)));
  }
  const colour = c.tone(tone);
  return of === 'rain'
    ? `<g stroke="${colour}" stroke-linecap="round">${out}</g>`
    : `<g fill="${colour}">${out}</g>`;
}
