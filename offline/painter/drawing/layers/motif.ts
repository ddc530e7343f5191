import type { Canvas } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { motifs } from '../motifs/motifs.ts';
import { rimmed } from '../shapes.ts';

export function motif(c: Canvas, layer: Extract<Layer, { kind: 'motif' }>): string {
  const tone = c.tone(layer.tone);
  const light = c.tone(layer.light ?? 'glow');
  const { x, y, scale, turn = 0, flip = false, rim } = layer;
  const drawn = motifs[layer.name]({
    solid: (d) =>
      rim ? rimmed(c, d, tone, c.tone(rim), [-2 / scale, 2.4 / scale]) : `<path d="${d}" fill="${tone}"/>`,
    detail: (d) => `<path d="${d}" fill="${light}"/>`,
    line: (d, width) =>
      `<path d="${d}" fill="none" stroke="${light}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    light,
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${drawn}</g>`;
}
