import { createCanvas } from '../drawing/canvas.ts';
import type { Layer } from '../drawing/cover-spec.ts';
import { drawLayer } from '../drawing/draw-layer.ts';
import type { Palette } from '../drawing/palette.ts';

/** Distinct tones. */
export const palette: Palette = {
  ink: '#101010',
  deep: '#0000c0',
  mid: '#00a000',
  haze: '#c0c0c0',
  glow: '#ffff80',
  accent: '#ff4000',
};

export function svgOf(layers: Layer[], seed = 'seed'): string {
  return layers.map((layer, at) => drawLayer(createCanvas(palette, seed, at), layer)).join('');
}
