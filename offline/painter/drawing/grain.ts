import sharp from 'sharp';
import { height, width } from './canvas.ts';
import { random } from './random.ts';

let grainPixels: Buffer | undefined;

/** Film grain as raw RGBA of a cover's size, created once; blended in soft light. */
export function grain(): Buffer {
  if (grainPixels) return grainPixels;
  const { next } = random('grain');
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = Math.round(128 + (next() + next() - 1) * 110);
    pixels[i] = shade;
    pixels[i + 1] = shade;
    pixels[i + 2] = shade;
    pixels[i + 3] = 90;
  }
  grainPixels = pixels;
  return grainPixels;
}

let tile: Promise<Buffer> | undefined;

/** Film grain as a tile for images of other sizes. */
export function grainTile(): Promise<Buffer> {
  tile ??= sharp(grain(), { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: 400, height: 250 })
    .png()
    .toBuffer();
  return tile;
}
