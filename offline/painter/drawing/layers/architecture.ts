import { type Canvas, height, width } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';

type Of<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

function roofPath(roof: Of<'skyline'>['roof'], x: number, top: number, wide: number): string {
  const [middle, right] = [x + wide / 2, x + wide];
  if (roof === 'gable') return `M${x - 5} ${top + 1}L${middle} ${top - wide * 0.55}L${right + 5} ${top + 1}Z`;
  if (roof === 'onion') {
    const r = wide * 0.42;
    return `M${x} ${top + 1}C${x - r * 0.5} ${top - r} ${middle - r * 0.2} ${top - r} ${middle} ${top - r * 2.3}C${middle + r * 0.2} ${top - r} ${right + r * 0.5} ${top - r} ${right} ${top + 1}Z`;
  }
  return '';
}

/** A row of buildings on `y`; `odds` is the share of lit windows. */
export function skyline(c: Canvas, { y, tone, lit, tall, wide, roof, odds = 0.3 }: Of<'skyline'>): string {
  let walls = '';
  let panes = '';
  for (let x = -c.random.between(0, 40); x < width; ) {
    const w = c.random.between(wide[0], wide[1]);
    const top = y - c.random.between(tall[0], tall[1]);
    walls += `M${x} ${height}L${x} ${top}L${x + w} ${top}L${x + w} ${height}Z`;
    const topped = roof === 'onion' ? c.random.next() < 0.3 : roof === 'gable';
    if (topped) walls += roofPath(roof, x, top, w);
    else if (c.random.next() < 0.4)
      walls += `M${x + w * 0.3} ${top + 1}v-${c.random.between(6, 34)}h${c.random.between(3, w * 0.3)}V${top + 1}Z`;
    if (roof === 'gable' && c.random.next() < 0.6)
      walls += `M${x + w * 0.7} ${top}v${-w * 0.5}h${w * 0.14}V${top}Z`;
    if (lit) {
      const [stepX, stepY] = roof === 'flat' ? [13, 19] : [22, 34];
      const [pw, ph] = roof === 'flat' ? [6, 9] : [9, 15];
      const columns = Math.max(1, Math.floor((w - 10) / stepX));
      const left = x + (w - (columns - 1) * stepX - pw) / 2;
      for (let i = 0; i < columns; i++) {
        for (let py = top + 14; py < y - ph; py += stepY) {
          if (c.random.next() < odds)
            panes += `<rect x="${(left + i * stepX).toFixed(1)}" y="${py.toFixed(1)}" width="${pw}" height="${ph}" opacity="${c.random.between(0.45, 1).toFixed(2)}"/>`;
        }
      }
    }
    x += w - 1;
  }
  return `<path d="${walls}" fill="${c.tone(tone)}"/>${lit ? `<g fill="${c.tone(lit)}">${panes}</g>` : ''}`;
}

/** A tower seen from nearby: a tilted grid of windows, one of them in another color. */
export function facade(c: Canvas, { tone, lit, gone, odds }: Of<'facade'>): string {
  let out = '';
  const [columns, rows] = [7, 15];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * 108 - 60, row * 92 - 160];
      const special = row === 6 && column === 4;
      const on = special || c.random.next() < odds;
      const colour = special ? c.tone(gone) : on ? c.tone(lit) : c.tone('deep');
      const opacity = special ? 1 : on ? c.random.between(0.35, 0.95) : c.random.between(0.5, 1);
      out += `<rect x="${x + 10}" y="${y + 10}" width="88" height="70" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
      if (on && c.random.next() < 0.55) {
        const blind = c.random.between(14, 56);
        out += `<rect x="${x + 10}" y="${y + 10}" width="88" height="${blind.toFixed(0)}" fill="${c.tone('ink')}" opacity="0.45"/>`;
      }
      if (special) {
        out += `<g fill="${c.tone('ink')}"><path d="M${x + 34} ${y + 80}v-30q0-8 8-10q-5-4-4-10q1-7 8-7t8 7q1 6-4 10q8 2 8 10v30Z"/><path d="M${x + 58} ${y + 50}l26-16l3 4l-24 20Z"/></g>`;
      } else out += `<rect x="${x + 52}" y="${y + 10}" width="3" height="70" fill="${c.tone(tone)}"/>`;
    }
  }
  return `<rect width="${width}" height="${height}" fill="${c.tone(tone)}"/><g transform="matrix(1 0.16 0 1 0 -50)">${out}</g>`;
}

/** A corridor with doors on both sides and one ajar at the end. */
export function corridor(c: Canvas, { wall, floor, light, door }: Of<'corridor'>): string {
  const [vx, vy] = [330, 430];
  const [left, right, top, bottom] = [vx - 62, vx + 62, vy - 110, vy + 120];
  const shade = (id: string, from: string, to: string, x1: number, x2: number, y1: number, y2: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const [a, b, f, g, spill] = [c.id(), c.id(), c.id(), c.id(), c.id()];
  const [ink, w] = [c.tone('ink'), c.tone(wall)];
  let out =
    shade(a, ink, w, 0, left, 0, 0) +
    shade(b, ink, w, width, right, 0, 0) +
    shade(f, ink, c.tone(floor), 0, 0, height, bottom) +
    shade(g, ink, w, 0, 0, 0, top);
  out += `<path d="M0 0L${left} ${top}V${bottom}L0 ${height}Z" fill="url(#${a})"/><path d="M${width} 0L${right} ${top}V${bottom}L${width} ${height}Z" fill="url(#${b})"/>`;
  out += `<path d="M0 0L${left} ${top}H${right}L${width} 0Z" fill="url(#${g})"/><path d="M0 ${height}L${left} ${bottom}H${right}L${width} ${height}Z" fill="url(#${f})"/>`;
  const wallAt = (side: number, depth: number, level: number): string => {
    const edge = side < 0 ? 0 : width;
    const end = side < 0 ? left : right;
    const x = edge + (end - edge) * depth;
    return `${x.toFixed(1)} ${(level < 0 ? top * depth + (bottom - (bottom - top) * 0.9 - top) * depth * 0 + height * 0.17 * (1 - depth) + (bottom - top) * 0.16 * depth : height + (bottom - height) * depth).toFixed(1)}`;
  };
  for (const [side, from, to] of [
    [-1, 0.12, 0.4],
    [-1, 0.58, 0.72],
    [-1, 0.83, 0.9],
    [1, 0.3, 0.54],
    [1, 0.68, 0.79],
    [1, 0.87, 0.93],
  ] as const) {
    out += `<path d="M${wallAt(side, from, -1)}L${wallAt(side, to, -1)}L${wallAt(side, to, 1)}L${wallAt(side, from, 1)}Z" fill="${ink}" opacity="0.62" stroke="${c.tone('haze')}" stroke-opacity="0.25" stroke-width="2"/>`;
  }
  for (let i = 0; i < 4; i++) {
    const t = [0.15, 0.5, 0.74, 0.88][i]!;
    const [cy, half] = [top * t, 90 * (1 - t) + 8];
    out += `<ellipse cx="${(320 + (vx - 320) * t).toFixed(0)}" cy="${cy.toFixed(0)}" rx="${half.toFixed(0)}" ry="${(half * 0.16).toFixed(0)}" fill="${c.tone(light)}" opacity="${i === 1 ? 0.12 : 0.5}"/>`;
  }
  const slit = left + 16;
  out += `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${w}"/><rect x="${slit}" y="${top + 22}" width="92" height="${bottom - top - 22}" fill="${ink}"/>`;
  out += `<rect x="${slit}" y="${top + 22}" width="${door}" height="${bottom - top - 22}" fill="${c.tone('glow')}"/>`;
  out += `<linearGradient id="${spill}" gradientUnits="userSpaceOnUse" x1="0" y1="${bottom}" x2="0" y2="${height}"><stop offset="0" stop-color="${c.tone('glow')}" stop-opacity="0.95"/><stop offset="1" stop-color="${c.tone('glow')}" stop-opacity="0"/></linearGradient>`;
  return `${out}<path d="M${slit} ${bottom}H${slit + door}L${slit + door * 5.5} ${height}H${slit - door * 2.2}Z" fill="url(#${spill})" opacity="0.8"/>`;
}

const holes = {
  arch: (s: number, y: number) =>
    `M${320 - s} ${height}V${y}A${s} ${s * 1.25} 0 0 1 ${320 + s} ${y}V${height}Z`,
  circle: (s: number, y: number) =>
    `M${320 - s} ${y}A${s} ${s} 0 1 1 ${320 + s} ${y}A${s} ${s} 0 1 1 ${320 - s} ${y}Z`,
  keyhole: (s: number, y: number) =>
    `M${320 - s * 0.5} ${y + s * 0.8}A${s} ${s} 0 1 1 ${320 + s * 0.5} ${y + s * 0.8}L${320 + s * 0.95} ${y + s * 3}H${320 - s * 0.95}Z`,
  window: (s: number, y: number) => `M${320 - s} ${y - s * 1.3}H${320 + s}V${y + s * 1.5}H${320 - s}Z`,
};

/** A wall with an opening that shows the layers behind it. */
export function aperture(c: Canvas, { shape, tone, rim, size, y }: Of<'aperture'>): string {
  const hole = holes[shape](size, y);
  const inner = holes[shape](size - 9, y + 2);
  let out = `<path d="M0 0H${width}V${height}H0Z${hole}" fill-rule="evenodd" fill="${c.tone(tone)}"/>`;
  out += `<path d="${hole}" fill="none" stroke="${c.tone(rim)}" stroke-width="5" opacity="0.9"/><path d="${inner}" fill="none" stroke="${c.tone('ink')}" stroke-width="9" opacity="0.45"/>`;
  if (shape === 'circle') {
    for (let i = 0; i < 16; i++) {
      const a = (i * Math.PI) / 8;
      out += `<circle cx="${(320 + Math.cos(a) * (size + 26)).toFixed(1)}" cy="${(y + Math.sin(a) * (size + 26)).toFixed(1)}" r="8" fill="${c.tone('mid')}" stroke="${c.tone(rim)}" stroke-opacity="0.5" stroke-width="2"/>`;
    }
    out += `<circle cx="320" cy="${y}" r="${size + 50}" fill="none" stroke="${c.tone(rim)}" stroke-width="3" opacity="0.4"/>`;
  }
  if (shape === 'window') {
    out += `<path d="M320 ${y - size * 1.3}V${y + size * 1.5}M${320 - size} ${y - size * 0.35}H${320 + size}" stroke="${c.tone(tone)}" stroke-width="12"/>`;
    out += `<rect x="${320 - size - 26}" y="${y + size * 1.5}" width="${size * 2 + 52}" height="22" fill="${c.tone('mid')}"/>`;
  }
  return out;
}
