import sharp from 'sharp';
import { createCanvas, height, width } from './canvas.ts';
import type { CoverSpec } from './cover-spec.ts';
import { drawLayer } from './draw-layer.ts';
import { grain } from './grain.ts';

/** Darkens the edges, including the area of the title. */
const vignette =
  '<radialGradient id="vignette" cx="0.5" cy="0.46" r="0.78"><stop offset="0.5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>' +
  `<rect width="${width}" height="${height}" fill="url(#vignette)"/>`;

const whole = `0 0 ${width} ${height}`;

function svg({ palette, layers }: CoverSpec, seed: string, part: string): string {
  const art = layers.map((layer, i) => drawLayer(createCanvas(palette, seed, i), layer)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><svg viewBox="${part}">${art}</svg>${vignette}</svg>`;
}

/** Draws a cover as a PNG of 640 × 960 pixels; `part` is the part of the frame that it shows, as a view box. */
export const drawPicture = async (spec: CoverSpec, seed: string, part = whole): Promise<Buffer> =>
  sharp(Buffer.from(svg(spec, seed, part)))
    .composite([{ input: grain(), raw: { width, height, channels: 4 }, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Renders a cover as a 640 × 960 WebP. Deterministic for a specification and a seed. */
export async function renderCover(spec: CoverSpec, seed: string): Promise<Buffer> {
  return sharp(await drawPicture(spec, seed))
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
}

/** Renders a cover for cards as a 320 × 480 WebP. */
export async function renderThumb(spec: CoverSpec, seed: string): Promise<Buffer> {
  return sharp(await drawPicture(spec, seed))
    .resize(320, 480)
    .webp({ quality: 80, effort: 3 })
    .toBuffer();
}

/** Renders a blurred placeholder as a data URI of at most 500 bytes. */
export async function renderPlaceholder(spec: CoverSpec, seed: string): Promise<string> {
  const tiny = await sharp(await drawPicture(spec, seed))
    .resize(16, 24)
    .blur(0.8)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
