import type { SceneText } from '@storyloom/ports/image-provider';
import sharp, { type Sharp } from 'sharp';
import { drawPicture } from '../drawing/render-cover.ts';
import { createCoverSpec } from './cover-variants.ts';

/** How a style changes the colours of a drawing, by its id in `writing-help/covers/styles.ts`. */
const styles: Record<string, (image: Sharp) => Sharp> = {
  watercolor: (image) => image.blur(1.4).modulate({ brightness: 1.28, saturation: 0.72 }).gamma(1.5),
  ink: (image) => image.grayscale().linear(1.75, -64).sharpen(),
  night: (image) => image.modulate({ brightness: 0.82, saturation: 0.9 }).tint({ r: 96, g: 104, b: 196 }),
  neon: (image) => image.modulate({ brightness: 1.06, saturation: 2.1, hue: 70 }).linear(1.22, -22),
  vintage: (image) => image.modulate({ saturation: 0.45 }).tint({ r: 186, g: 146, b: 92 }).linear(0.9, 18),
};

/** Draws a cover as a PNG. Deterministic for text, seed, style and variant; an unknown style falls back to the painting. */
export async function drawCover(scene: SceneText, seed: string, style = '', variant = 0): Promise<Buffer> {
  const { part, ...spec } = createCoverSpec(scene, seed, variant);
  const drawing = sharp(await drawPicture(spec, `${seed}/${variant}`, part));
  return (styles[style]?.(drawing) ?? drawing).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}
