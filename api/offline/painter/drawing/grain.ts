import sharp from 'sharp';
import { height, width } from './canvas.ts';
import { random } from './random.ts';

let sheet: Buffer | undefined;

/** A sheet of film grain as raw RGBA, made once: grey specks to be laid over a cover in soft light. */
export function grain(): Buffer {
  if (sheet) return sheet;
  const { next } = random('grain');
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = Math.round(128 + (next() + next() - 1) * 110);
    pixels[i] = shade;
    pixels[i + 1] = shade;
    pixels[i + 2] = shade;
    pixels[i + 3] = 90;
  }
  sheet = pixels;
  return sheet;
}

let tile: Promise<Buffer> | undefined;

/** A piece of the sheet that can be laid side by side over pictures of other sizes. */
export function grainTile(): Promise<Buffer> {
  tile ??= sharp(grain(), { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: 400, height: 250 })
    .png()
    .toBuffer();
  return tile;
}
