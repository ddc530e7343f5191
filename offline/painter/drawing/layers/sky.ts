import { type Canvas, height, width } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { flowing, glow, type Point, vertical } from '../shapes.ts';

type Of<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

export function sky(c: Canvas, { tones, stops }: Of<'sky'>): string {
  const id = c.id();
  const offsets = stops ?? tones.map((_, i) => i / Math.max(1, tones.length - 1));
  return `${vertical(
    id,
    tones.map((t, i) => [offsets[i] ?? 1, c.tone(t)]),
  )}<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

export function bloom(c: Canvas, { x, y, r, tone, strength = 0.8, flat = 1 }: Of<'bloom'>): string {
  const id = c.id();
  return `${glow(id, c.tone(tone), strength)}<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * flat}" fill="url(#${id})"/>`;
}

/** Beams from one point: `angle` in degrees clockwise from the right, `spread` is the width of one beam. */
export function rays(c: Canvas, { x, y, tone, count, spread, angle, strength = 0.5 }: Of<'rays'>): string {
  const id = c.id();
  let beams = '';
  for (let i = 0; i < count; i++) {
    const middle = angle + (i * 360) / count;
    const [a, b] = [middle - spread / 2, middle + spread / 2].map((deg) => (deg * Math.PI) / 180) as [
      number,
      number,
    ];
    const far = 1100;
    beams += `M${x} ${y}L${x + Math.cos(a) * far} ${y + Math.sin(a) * far}L${x + Math.cos(b) * far} ${y + Math.sin(b) * far}Z`;
  }
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="720">` +
    `<stop offset="0" stop-color="${c.tone(tone)}" stop-opacity="${strength}"/><stop offset="1" stop-color="${c.tone(tone)}" stop-opacity="0"/></radialGradient>` +
    `<path d="${beams}" fill="url(#${id})"/>`
  );
}

export function stars(c: Canvas, { count, to, tone = 'glow' }: Of<'stars'>): string {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const y = c.random.next() ** 1.4 * to;
    const r = c.random.next() ** 3 * 2.1 + 0.5;
    const opacity = (0.25 + 0.75 * c.random.next()) * (1 - y / to) ** 0.5;
    dots += `<circle cx="${c.random.between(0, width).toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`;
  }
  return `<g fill="${c.tone(tone)}">${dots}</g>`;
}

export function aurora(c: Canvas, { y, tones }: Of<'aurora'>): string {
  let out = '';
  for (let band = 0; band < 3; band++) {
    const base = y + band * 75;
    const [phase, lean] = [c.random.between(0, 6), c.random.between(-40, 60)];
    for (let i = 0; i < 70; i++) {
      const t = i / 69;
      const x = -40 + t * 720;
      const foot = base + Math.sin(t * 6 + phase) * 55 + t * lean;
      const tall = 150 + 120 * Math.sin(t * 11 + phase * 2) + c.random.between(0, 60);
      const id = c.id();
      out += vertical(id, [
        [0, c.tone(tones[1]), 0],
        [0.55, c.tone(tones[1]), 0.2],
        [0.93, c.tone(tones[0]), 0.5],
        [1, c.tone(tones[0]), 0],
      ]);
      out += `<rect x="${x.toFixed(1)}" y="${(foot - tall).toFixed(1)}" width="14" height="${tall.toFixed(1)}" fill="url(#${id})"/>`;
    }
  }
  const soft = c.id();
  return `<filter id="${soft}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 8"/></filter><g filter="url(#${soft})">${out}</g>`;
}

/** Cumulus clouds: overlapping circles on a level that fade into `foot` or transparency. */
export function clouds(c: Canvas, { y, tone, size, opacity = 1, foot }: Of<'clouds'>): string {
  const id = c.id();
  let puffs = '';
  for (let x = -size; x < width + size; x += size * c.random.between(0.35, 0.7)) {
    const r = size * c.random.between(0.35, 0.85);
    puffs += `<circle cx="${x.toFixed(1)}" cy="${(y + c.random.between(-0.25, 0.3) * size).toFixed(1)}" r="${r.toFixed(1)}"/>`;
  }
  const grad = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y - size}" x2="0" y2="${y + size * 1.6}"><stop offset="0" stop-color="${c.tone(tone)}"/><stop offset="1" stop-color="${c.tone(foot ?? tone)}" stop-opacity="${foot ? 1 : 0}"/></linearGradient>`;
  const floor = foot
    ? `<rect x="0" y="${y}" width="${width}" height="${height}"/>`
    : `<rect x="0" y="${y}" width="${width}" height="${size * 1.6}"/>`;
  return `${grad}<g fill="url(#${id})" opacity="${opacity}"><g>${puffs}${floor}</g></g>`;
}

export function mist(c: Canvas, { y, height: tall, tone, opacity = 0.7 }: Of<'mist'>): string {
  const id = c.id();
  const stops: [number, string, number][] = [
    [0, c.tone(tone), 0],
    [0.5, c.tone(tone), opacity],
    [1, c.tone(tone), 0],
  ];
  const line: Point[] = [];
  for (let i = 0; i <= 8; i++) line.push([i * 90 - 40, y - tall / 2 + c.random.between(-0.12, 0.12) * tall]);
  for (let i = 8; i >= 0; i--) line.push([i * 90 - 40, y + tall / 2 + c.random.between(-0.12, 0.12) * tall]);
  return `${vertical(id, stops)}<path d="${flowing(line)}" fill="url(#${id})"/>`;
}
