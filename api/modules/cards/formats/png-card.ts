import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { type Decoded, decodeText } from './decode-text.ts';
import { encodeChunk, PNG_SIGNATURE, readChunks } from './png-chunks.ts';
import { isText, readKeyword, readText } from './png-text.ts';

/** Keywords of card chunks, the newer first. */
const KEYWORDS = ['ccv3', 'chara'] as const;

const END = encodeChunk('IEND', Buffer.alloc(0));

/** A card in a picture. */
export interface PngCard extends Decoded {
  /** The picture without its texts and trailing bytes. */
  picture: Blob;
}

/** Throws card.no_data, card.damaged or card.data_too_large. */
export async function readPngCard(file: Blob): Promise<PngCard> {
  const found = new Map<string, Buffer>();
  const parts: Blob[] = [];
  let from = 0;
  let texts = 0;
  for await (const chunk of readChunks(file)) {
    if (chunk.type === 'IEND') {
      parts.push(file.slice(from, chunk.start), new Blob([new Uint8Array(END)]));
      break;
    }
    if (!isText(chunk)) continue;
    texts += 1;
    if (texts > cardLimits.pngTexts) throw new DomainError('card.damaged');
    if (chunk.start > from) parts.push(file.slice(from, chunk.start));
    from = chunk.end;
    const keyword = (await readKeyword(chunk)).toLowerCase();
    const isOfCard = KEYWORDS.some((one) => one === keyword);
    if (isOfCard && !found.has(keyword)) found.set(keyword, await readText(chunk));
  }
  const text = found.get('ccv3') ?? found.get('chara');
  if (text === undefined) throw new DomainError('card.no_data');
  return { ...decodeCard(text), picture: new Blob(parts, { type: 'image/png' }) };
}

/** Decodes base64, also with line breaks and a NUL at its end; some programs write plain JSON instead. */
function decodeCard(text: Buffer): Decoded {
  const raw = text.toString('latin1').replaceAll(/[\0\s]+/g, '');
  if (raw.startsWith('{')) return decodeText(text.subarray(0, text.lastIndexOf('}') + 1));
  if (!/^[\w+/=-]*$/.test(raw)) throw new DomainError('card.damaged');
  return decodeText(Buffer.from(raw, 'base64'));
}

/** Writes a card into a PNG, replacing an existing one. */
export async function writePngCard(png: Buffer, cards: { chara: string; ccv3: string }): Promise<Buffer> {
  const parts: Buffer[] = [PNG_SIGNATURE];
  let from = PNG_SIGNATURE.length;
  for await (const chunk of readChunks(new Blob([new Uint8Array(png)]))) {
    const keyword = isText(chunk) ? (await readKeyword(chunk)).toLowerCase() : '';
    const isOfCard = KEYWORDS.some((one) => one === keyword);
    if (!isOfCard && chunk.type !== 'IEND') continue;
    // Consecutive chunks that stay are copied together: a file may have millions.
    parts.push(png.subarray(from, chunk.start));
    from = chunk.end;
    if (isOfCard) continue;
    for (const [name, json] of Object.entries(cards)) parts.push(encodeCard(name, json));
    parts.push(END);
  }
  return Buffer.concat(parts);
}

function encodeCard(keyword: string, json: string): Buffer {
  return encodeChunk('tEXt', Buffer.from(`${keyword}\0${Buffer.from(json).toString('base64')}`, 'latin1'));
}
