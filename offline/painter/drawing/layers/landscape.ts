import { type Canvas, height, width } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { flowing, hillLine, type Point, straight, vertical } from '../shapes.ts';

type Of<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

/** Hills across the frame that fade into `foot`, like mist in a valley. */
export function ridge(c: Canvas, { y, amp, tone, foot, rough = 0.5, smooth = false }: Of<'ridge'>): string {
  const id = c.id();
  const heights = hillLine(c.random, rough, smooth ? 8 : 64);
  const step = (width + 80) / (heights.length - 1);
  const crest: Point[] = heights.map((h, i) => [i * step - 40, y - h * amp]);
  const outline: Point[] = [...crest, [width + 60, height + 20], [-60, height + 20]];
  const d = smooth
    ? `${flowing(crest, false)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`
    : `${straight(outline)}Z`;
  const top = y - amp * 0.6;
  const stops = `<stop offset="0" stop-color="${c.tone(tone)}"/><stop offset="1" stop-color="${c.tone(foot ?? tone)}"/>`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${top + amp * 2.2}">${stops}</linearGradient><path d="${d}" fill="url(#${id})"/>`;
}

function pine(x: number, foot: number, tall: number, lean: number): string {
  const wide = tall * 0.2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    const y = foot - tall + t * tall * 0.94;
    const half = wide * t ** 0.9 + 1;
    left.push([x - half * (0.9 + lean), y + tall * 0.03], [x - half * 0.45, y]);
    right.push([x + half * (1 - lean), y + tall * 0.03], [x + half * 0.45, y]);
  }
  return `${straight([...left, [x, foot + 4], ...right.reverse()])}Z`;
}

/** Pines on `y`; `gap` leaves a clearing between two x. */
export function pines(c: Canvas, { y, tone, size, gap }: Of<'pines'>): string {
  let d = '';
  for (let x = -20; x < width + 30; x += size * c.random.between(0.1, 0.3)) {
    const tall = size * c.random.between(0.55, 1.25);
    if (gap && x > gap[0] && x < gap[1]) continue;
    d += pine(x, y + size * 0.08, tall, c.random.between(-0.12, 0.12));
  }
  return `<g fill="${c.tone(tone)}"><path d="${d}"/><rect y="${y}" width="${width}" height="${height}"/></g>`;
}

/** Water below `y` with a reflection of the light at x. */
export function sea(c: Canvas, { y, tone, foot, glint, x = 320, width: broad = 120 }: Of<'sea'>): string {
  const id = c.id();
  let out = `${vertical(id, [
    [0, c.tone(tone)],
    [1, c.tone(foot)],
  ])}<rect y="${y}" width="${width}" height="${height - y}" fill="url(#${id})"/>`;
  const deep = height - y;
  let lines = '';
  for (let i = 0; i < 46; i++) {
    const t = c.random.next() ** 1.6;
    lines += `<rect x="${c.random.between(-60, width).toFixed(0)}" y="${(y + t * deep).toFixed(1)}" width="${(30 + t * 160).toFixed(0)}" height="${(1 + t * 2).toFixed(1)}" rx="1"/>`;
  }
  out += `<g fill="${c.tone('ink')}" opacity="0.28">${lines}</g>`;
  if (!glint) return out;
  let shine = '';
  for (let at = 2; at < deep * 0.85; at += 4 + at * 0.035) {
    const t = at / deep;
    const half = broad * (0.35 + 0.75 * t) * c.random.between(0.25, 1) * (1 - t * 0.5);
    const off = c.random.between(-0.3, 0.3) * broad * (0.3 + t);
    shine += `<rect x="${(x + off - half).toFixed(1)}" y="${(y + at).toFixed(1)}" width="${(half * 2).toFixed(1)}" height="${(1.6 + t * 5).toFixed(1)}" rx="2" opacity="${(0.95 * (1 - t * 0.95)).toFixed(2)}"/>`;
  }
  return `${out}<g fill="${c.tone(glint)}">${shine}</g>`;
}

/** Rows of overlapping fans: a pattern of stylized waves. */
export function scales(c: Canvas, { y, tone, edge, size }: Of<'scales'>): string {
  let out = '';
  for (let row = 0; y + row * size * 0.5 < height + size; row++) {
    for (let x = row % 2 ? 0 : -size; x < width + size; x += size * 2) {
      const cy = y + row * size * 0.5;
      for (const [part, ink] of [
        [1, true],
        [0.74, false],
        [0.48, false],
        [0.22, false],
      ] as const) {
        out += `<circle cx="${x}" cy="${cy + size}" r="${size * part}" fill="${ink ? c.tone(tone) : 'none'}" stroke="${c.tone(edge)}" stroke-width="${size * 0.06}" stroke-opacity="${ink ? 0.9 : 0.45}"/>`;
      }
    }
  }
  return out;
}

/** Petals or lamps along a path that narrows towards (x, y). */
export function trail(c: Canvas, { tone, x, y, width: broad, count }: Of<'trail'>): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 1.3;
    const sway = Math.sin(t * 4.2) * 70 * t;
    const px = x + sway + c.random.between(-1, 1) * broad * (0.12 + t);
    const py = y + t * (height - y + 20);
    const r = 1.5 + t * 11 * c.random.between(0.6, 1.3);
    out += `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.55).toFixed(1)}" opacity="${c.random.between(0.55, 1).toFixed(2)}" transform="rotate(${c.random.between(-35, 35).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
  }
  return `<g fill="${c.tone(tone)}">${out}</g>`;
}
