import { wrapLines } from './quote.model.ts';

/** Side of the square picture, and the space around the text, in px. */
const side = 1080;
const margin = 110;
/** Sizes of the text, in px: the first at which all of it fits. */
const sizes = [64, 56, 48, 40, 34, 28, 24];

export interface Quote {
  text: string;
  title: string;
  /** The cover as a tiny image, which gives the picture its colours. */
  placeholder: string | null;
}

/** Draws a quotation with the title of its story. */
export async function drawQuote(
  canvas: HTMLCanvasElement,
  { text, title, placeholder }: Quote,
): Promise<void> {
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-story') || 'serif';
  // Without a connection the text has another font.
  await document.fonts?.load(`48px ${family}`).catch(() => {});
  context.fillStyle = '#100f17';
  context.fillRect(0, 0, side, side);
  const image = await loadImage(placeholder);
  if (image) context.drawImage(image, 0, 0, side, side);
  // Dim enough for white text on every cover.
  context.fillStyle = 'rgb(12 11 18 / 0.72)';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#f5f1ea';
  context.textBaseline = 'top';
  const room = side - 2 * margin;
  for (const size of sizes) {
    context.font = `${size}px ${family}`;
    const lines = wrapLines(text, room, (part) => context.measureText(part).width);
    const height = lines.length * size * 1.45;
    if (height > room - 120 && size !== sizes.at(-1)) continue;
    for (const [index, line] of lines.entries()) {
      context.fillText(line, margin, margin + (room - 120 - height) / 2 + index * size * 1.45);
    }
    break;
  }
  context.font = `34px ${family}`;
  context.fillStyle = '#f0a36b';
  context.fillText(title, margin, side - margin - 34, room);
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
