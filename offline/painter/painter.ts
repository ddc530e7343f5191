import { scenePictureSize } from '@storyloom/contract/images/entities/scene-picture';
import type { ImageProvider } from '@storyloom/ports/image-provider';
import sharp from 'sharp';
import { drawCover } from './scene/draw-cover.ts';
import { drawScene } from './scene/draw-scene.ts';
import { hasMotif } from './scene/scene-elements.ts';

/** Draws a scene from the words of its text: place, time of day, weather and things. Uses no model. */
export function createPainter(): ImageProvider {
  return {
    name: 'offline-painter',
    isOffline: true,
    canDraw: hasMotif,
    generate: async ({ purpose, scene, seed, style, variant }) => ({
      bytes: await (purpose === 'cover'
        ? drawCover(scene, seed, style, variant)
        : drawScene(scene, seed, scenePictureSize)),
    }),
  };
}

/** Draws the sample of a cover's style as a WebP of 64 × 96 pixels. */
export async function drawStyleSample(text: string, style: string): Promise<Buffer> {
  const cover = await drawCover({ text, setting: text, category: '' }, 'sample', style);
  return sharp(cover).resize(64, 96).webp({ quality: 60 }).toBuffer();
}
