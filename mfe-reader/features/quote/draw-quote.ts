import { wrapLines } from './quote.model.ts';

/** Side of the square picture, and the space around the text, in px. */
const side = 1080;
const margin = 90;
/** Height of the title, the author and the site below the text, in px. */
const foot = 150;
const lineHeight = 1.35;
/** Sizes of the text, in px: the first at which all of it fits, without a break within a word above 104. */
const sizes = [190, 160, 130, 104, 92, 80, 70, 60, 52, 44, 38, 32, 26];

export interface Quote {
  text: string;
  title: string;
  author: string;
  /** The cover as a tiny image, which gives the picture its colours. */
  placeholder: string | null;
}

/** Draws a quotation with the title and author of its story, and the site’s name. */
export async function drawQuote(
  canvas: HTMLCanvasElement,
  { text, title, author, placeholder }: Quote,
): Promise<void> {
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-story') || 'serif';
  // Without a connection the text has another font.
  await document.fonts?.load(`48px ${family}`).catch(() => {});
  context.fillStyle = '#2b2440';
  context.fillRect(0, 0, side, side);
  const image = await loadImage(placeholder);
  context.filter = 'saturate(1.5)';
  if (image) context.drawImage(image, 0, 0, side, side);
  context.filter = 'none';
  // Dim enough for large white text on every cover.
  context.fillStyle = 'rgb(12 11 18 / 0.5)';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#fffaf2';
  context.textBaseline = 'top';
  const width = side - 2 * margin;
  const room = width - foot;
  const measure = (part: string) => context.measureText(part).width;
  for (const size of sizes) {
    context.font = `500 ${size}px ${family}`;
    const lines = wrapLines(text, width, measure);
    const step = size * lineHeight;
    const top = margin + (room - lines.length * step) / 2;
    const isBroken = size > 104 && text.split(' ').some((word) => measure(word) > width);
    if ((top < margin || isBroken) && size !== sizes.at(-1)) continue;
    for (const [index, line] of lines.entries()) context.fillText(line, margin, top + index * step);
    break;
  }
  context.font = `600 42px ${family}`;
  context.fillText(title, margin, side - margin - 92, width);
  context.font = `34px ${family}`;
  const site = measure('Storyloom');
  context.fillText('Storyloom', side - margin - site, side - margin - 34);
  context.fillText(`by ${author}`, margin, side - margin - 34, width - site - margin);
}

async function loadImage(src: string | null): Promise<HTMLImageElement | null> {
  if (src === null) return null;
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}
