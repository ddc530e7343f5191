import type { Canvas } from '../canvas.ts';
import type { Layer, MotifName } from '../cover-spec.ts';
import { castle, cradle, dome, hut, lamppost, lighthouse, mast, viaduct } from '../motifs/buildings.ts';
import { camels, dragon, figure, raven, whale, wolf } from '../motifs/creatures.ts';
import type { Motif } from '../motifs/ink.ts';
import { bottle, crown, kite, lantern, letter, mask, rose } from '../motifs/objects.ts';
import { airship, boat, junk, steamer, train, tug } from '../motifs/vessels.ts';
import { rimmed } from '../shapes.ts';

export const motifs: Record<MotifName, Motif> = {
  airship,
  boat,
  bottle,
  camels,
  castle,
  cradle,
  crown,
  dome,
  dragon,
  figure,
  hut,
  junk,
  kite,
  lamppost,
  lantern,
  letter,
  lighthouse,
  mask,
  mast,
  raven,
  rose,
  steamer,
  train,
  tug,
  viaduct,
  whale,
  wolf,
};

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
