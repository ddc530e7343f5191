import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { decodeText } from './decode-text.ts';
import { encodeChunk, PNG_SIGNATURE, readChunks } from './png-chunks.ts';
import { isText, readKeyword, readText } from './png-text.ts';

/** Keywords of card chunks, the newer first. */
const KEYWORDS = ['ccv3', 'chara'] as const;

/** A card in a picture. */
export interface PngCard {
  json: string;
  /** The picture without its texts and trailing bytes. */
  picture: Blob;
}

/** Throws card.no_data, card.damaged or card.data_too_large. */
export async function readPngCard(file: Blob): Promise<PngCard> {
  const found = new Map<string, Buffer>();
  const parts: Blob[] = [];
  let from = 0;
  let end = 0;
  let texts = 0;
  for await (const chunk of readChunks(file)) {
    end = chunk.end;
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
  parts.push(file.slice(from, end));
  return { json: decodeCard(text), picture: new Blob(parts, { type: 'image/png' }) };
}

/** Decodes base64; some programs write plain JSON instead. */
function decodeCard(text: Buffer): string {
  const raw = text.toString('latin1').trim();
  if (raw.startsWith('{')) return decodeText(text);
  if (!/^[\w+/=\s-]*$/.test(raw)) throw new DomainError('card.damaged');
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
    parts.push(png.subarray(chunk.start, chunk.end));
  }
  return Buffer.concat(parts);
}

function encodeCard(keyword: string, json: string): Buffer {
  return encodeChunk('tEXt', Buffer.from(`${keyword}\0${Buffer.from(json).toString('base64')}`, 'latin1'));
}
