import { createHash } from 'node:crypto';
import { createCanvas, width } from '@storyloom/offline/painter/drawing/canvas';
import type { CoverSpec } from '@storyloom/offline/painter/drawing/cover-spec';
import { drawLayer } from '@storyloom/offline/painter/drawing/draw-layer';
import { grainTile } from '@storyloom/offline/painter/drawing/grain';
import sharp from 'sharp';
import { pictureUrl } from '../../modules/files/files.service.ts';
import type { FileStorage } from '../../platform/files/storage.ts';

const WIDE = { width: 1200, height: 500 };
/** The band of a cover's frame that a banner shows. */
const TOP = 350;
const BAND = (width * WIDE.height) / WIDE.width;
/** Darkens the left, where the words stand. */
const shade =
  '<linearGradient id="shade"><stop offset="0" stop-color="#000" stop-opacity="0.7"/><stop offset="0.66" stop-color="#000" stop-opacity="0"/></linearGradient>' +
  `<rect y="${TOP}" width="${width}" height="${BAND}" fill="url(#shade)"/>`;

function svg({ palette, layers }: CoverSpec, seed: string): string {
  const art = layers.map((layer, i) => drawLayer(createCanvas(palette, seed, i), layer)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE.width}" height="${WIDE.height}" viewBox="0 ${TOP} ${width} ${BAND}">${art}${shade}</svg>`;
}

/** Draws and stores a banner of 1200 × 500 once. Returns its address, which holds a hash of the drawing. */
export async function drawBanner(storage: FileStorage, slug: string, art: CoverSpec): Promise<string> {
  const drawing = svg(art, slug);
  const name = `banners/${slug}-${createHash('sha256').update(drawing).digest('hex').slice(0, 12)}`;
  const isDrawn = (await storage.find(`${name}.webp`)) !== null;
  if (!isDrawn) await storage.write(`${name}.webp`, await paint(drawing));
  return pictureUrl(name);
}

async function paint(drawing: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(drawing))
    .composite([{ input: await grainTile(), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(picture).webp({ quality: 82, effort: 3 }).toBuffer();
}
