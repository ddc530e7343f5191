import { fileURLToPath } from 'node:url';
import { linkPictureSize } from '@storyloom/contract/stories/link-picture';
import sharp, { type CreateText } from 'sharp';

const { width, height } = linkPictureSize;
const coverWidth = 420;
const margin = 64;
const left = coverWidth + margin;
/** Of a title; a short one gets less, because letters fill their box. */
const titleHeights = { short: 120, long: 340 };
const nameHeight = 44;
/** A file, because a server may have no fonts, and sharp reads no WOFF. */
const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf'),
);

/** sharp reads a text as Pango’s markup. */
const escapeMarkup = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** White text, as large as fits the box. */
function write(words: string, box: { width: number; height: number }): { text: CreateText } {
  const text = `<span foreground="white">${escapeMarkup(words)}</span>`;
  return { text: { text, font: 'Literata SemiBold', fontfile, rgba: true, wrap: 'word-char', ...box } };
}

/** The cover on the left, the title beside it, and behind both the cover again, blurred and darkened. */
export async function drawLinkPicture(title: string, cover: Buffer): Promise<Buffer> {
  const titleBox = {
    width: width - left - margin,
    height: title.length < 12 ? titleHeights.short : titleHeights.long,
  };
  const front = await sharp(cover).resize(coverWidth, height).toBuffer();
  const shade = { channels: 4, background: { r: 12, g: 12, b: 18, alpha: 0.72 } } as const;
  return sharp(cover)
    .resize(width, height)
    .blur(24)
    .composite([
      { input: { create: { width, height, ...shade } } },
      { input: front, left: 0, top: 0 },
      { input: write(title, titleBox), left, top: margin },
      {
        input: write('Storyloom', { width: 200, height: nameHeight }),
        left,
        top: height - margin - nameHeight,
      },
    ])
    .removeAlpha()
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
