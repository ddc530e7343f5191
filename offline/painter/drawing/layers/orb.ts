import type { Canvas } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { glow } from '../shapes.ts';

type Orb = Extract<Layer, { kind: 'orb' }>;

const halo = (c: Canvas, { x, y, r }: Orb, colour: string, strength: number): string => {
  const id = c.id();
  return `${glow(id, colour, strength)}<circle cx="${x}" cy="${y}" r="${r * 3.2}" fill="url(#${id})"/>`;
};

const disc = ({ x, y, r }: Orb, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;

function moon(c: Canvas, orb: Orb, colour: string): string {
  const { x, y, r } = orb;
  const clip = c.id();
  let seas = '';
  for (let i = 0; i < 9; i++) {
    const [angle, away] = [c.random.between(0, 6.28), Math.sqrt(c.random.next()) * r * 0.85];
    const size = r * c.random.between(0.08, 0.32);
    seas += `<ellipse cx="${x + Math.cos(angle) * away}" cy="${y + Math.sin(angle) * away}" rx="${size}" ry="${size * c.random.between(0.6, 1)}"/>`;
  }
  return `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>${disc(orb, colour)}<g clip-path="url(#${clip})"><g fill="${c.tone('mid')}" opacity="0.2">${seas}</g><circle cx="${x + r * 0.22}" cy="${y + r * 0.25}" r="${r * 1.35}" fill="none" stroke="${c.tone('mid')}" stroke-opacity="0.28" stroke-width="${r * 0.5}"/></g>`;
}

function crescent(c: Canvas, orb: Orb, colour: string): string {
  const id = c.id();
  const { x, y, r } = orb;
  return `<mask id="${id}"><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r * 0.42}" cy="${y - r * 0.12}" r="${r * 0.86}" fill="#000"/></mask>${disc(orb, colour, `mask="url(#${id})"`)}`;
}

function planet(c: Canvas, orb: Orb, colour: string): string {
  const { x, y, r } = orb;
  const [clip, shade] = [c.id(), c.id()];
  let bands = '';
  for (let at = -r; at < r; ) {
    const tall = r * c.random.between(0.06, 0.22);
    bands += `<rect x="${x - r}" y="${y + at}" width="${2 * r}" height="${tall}" opacity="${c.random.between(0.05, 0.4).toFixed(2)}"/>`;
    at += tall + r * c.random.between(0.03, 0.15);
  }
  const ring = (from: number, to: number) =>
    `<path d="M${x - r * 2.1} ${y}A${r * 2.1} ${r * 0.46} 0 0 ${from} ${x + r * 2.1} ${y}" fill="none" stroke="${c.tone('haze')}" stroke-width="${r * 0.16}" opacity="${to}"/><path d="M${x - r * 1.72} ${y}A${r * 1.72} ${r * 0.36} 0 0 ${from} ${x + r * 1.72} ${y}" fill="none" stroke="${colour}" stroke-width="${r * 0.07}" opacity="${to}"/>`;
  return (
    `<g transform="rotate(-18 ${x} ${y})">${ring(1, 0.5)}<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>${disc(orb, colour)}` +
    `<g clip-path="url(#${clip})" fill="${c.tone('accent')}">${bands}</g>` +
    `<radialGradient id="${shade}" cx="0.3" cy="0.25" r="0.85"><stop offset="0.35" stop-color="${c.tone('ink')}" stop-opacity="0"/><stop offset="1" stop-color="${c.tone('ink')}" stop-opacity="0.92"/></radialGradient>${disc(orb, `url(#${shade})`)}${ring(0, 0.9)}</g>`
  );
}

function clock(c: Canvas, orb: Orb, colour: string): string {
  const { x, y, r } = orb;
  const ink = c.tone('deep');
  let marks = '';
  for (let i = 0; i < 60; i++) {
    const [w, from] = i % 15 === 0 ? [r * 0.05, 0.74] : i % 5 === 0 ? [r * 0.035, 0.79] : [r * 0.012, 0.86];
    marks += `<line x1="${x}" y1="${y - r * 0.9}" x2="${x}" y2="${y - r * from}" stroke-width="${w}" transform="rotate(${i * 6} ${x} ${y})"/>`;
  }
  const hand = (deg: number, long: number, wide: number) =>
    `<path d="M${x} ${y - r * long}L${x + r * wide} ${y - r * long * 0.45}L${x + r * 0.025} ${y + r * 0.18}L${x - r * 0.025} ${y + r * 0.18}L${x - r * wide} ${y - r * long * 0.45}Z" fill="${ink}" transform="rotate(${deg} ${x} ${y})"/>`;
  return `${disc(orb, colour)}<circle cx="${x}" cy="${y}" r="${r * 0.96}" fill="none" stroke="${ink}" stroke-width="${r * 0.022}"/><g stroke="${ink}">${marks}</g>${hand(-22, 0.55, 0.055)}${hand(-6, 0.82, 0.04)}<circle cx="${x}" cy="${y}" r="${r * 0.06}" fill="${c.tone('accent')}"/>`;
}

const sun = (_: Canvas, orb: Orb, colour: string): string =>
  `<circle cx="${orb.x}" cy="${orb.y}" r="${orb.r * 1.28}" fill="${colour}" opacity="0.18"/>${disc(orb, colour)}`;

const styles = { moon, sun, crescent, planet, clock };

export function orb(c: Canvas, layer: Orb): string {
  const colour = c.tone(layer.tone ?? 'glow');
  return (
    halo(c, layer, colour, layer.style === 'planet' ? 0.25 : 0.55) + styles[layer.style](c, layer, colour)
  );
}
