import type { SceneText } from '@storyloom/ports/image-provider';
import sharp from 'sharp';
import { createCanvas, width } from '../drawing/canvas.ts';
import { drawLayer } from '../drawing/draw-layer.ts';
import { grainTile } from '../drawing/grain.ts';
import { band } from './placement.ts';
import { createSceneSpec, type SceneSpec } from './scene-spec.ts';

const vignette = (top: number) =>
  '<radialGradient id="edge" cx="0.5" cy="0.48" r="0.74"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></radialGradient>' +
  `<rect y="${top}" width="${width}" height="${band.height}" fill="url(#edge)"/>`;

function svg(
  { palette, layers, top }: SceneSpec,
  seed: string,
  size: { width: number; height: number },
): string {
  const art = layers.map((layer, i) => drawLayer(createCanvas(palette, seed, i), layer)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 ${top} ${width} ${band.height}">${art}${vignette(top)}</svg>`;
}

/** Draws a scene as a PNG. Deterministic for text and seed. */
export async function drawScene(
  scene: SceneText,
  seed: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp(Buffer.from(svg(createSceneSpec(scene, seed), seed, size)))
    .composite([{ input: await grainTile(), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
