import type { Canvas } from './canvas.ts';
import type { Layer } from './cover-spec.ts';
import { aperture, corridor, facade, skyline } from './layers/architecture.ts';
import { pines, ridge, scales, sea, trail } from './layers/landscape.ts';
import { motif } from './layers/motif.ts';
import { orb } from './layers/orb.ts';
import { portrait } from './layers/portrait.ts';
import { room } from './layers/room.ts';
import { aurora, bloom, clouds, mist, rays, sky, stars } from './layers/sky.ts';
import { weather } from './layers/weather.ts';

type Draw = { [K in Layer['kind']]: (canvas: Canvas, layer: Extract<Layer, { kind: K }>) => string };

const draw: Draw = {
  aperture,
  aurora,
  bloom,
  clouds,
  corridor,
  facade,
  mist,
  motif,
  orb,
  pines,
  portrait,
  rays,
  ridge,
  room,
  scales,
  sea,
  sky,
  skyline,
  stars,
  trail,
  weather,
};

/** Draws a layer as SVG. */
export function drawLayer<K extends Layer['kind']>(
  canvas: Canvas,
  layer: Extract<Layer, { kind: K }>,
): string {
  return draw[layer.kind as K](canvas, layer);
}
