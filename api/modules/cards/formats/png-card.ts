import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';
import type { Report } from '../report.ts';
import { decodeText } from './parse.ts';
import {
  encodeChunk,
  PNG_SIGNATURE,
  type PngChunk,
  readChunks,
  readKeyword,
  readText,
} from './png-chunks.ts';

/** Keywords of card chunks, the newer first. */
const KEYWORDS = ['ccv3', 'chara'];
const END = encodeChunk('IEND', Buffer.alloc(0));

/** A card in a picture. */
interface PngCard {
  json: string;
  /** The picture without its texts and trailing bytes. */
  picture: Blob;
}

/** Throws card.no_data, card.damaged or card.data_too_large. */
export function readPngCard(file: Blob, png: Buffer, report?: Report): PngCard {
  const found = new Map<string, Buffer>();
  let texts = 0;
  const ranges = withoutChunks(png, (chunk) => {
    const keyword = readKeyword(chunk);
    if (keyword === null) return false;
    texts += 1;
    if (texts > cardLimits.pngTexts) throw new DomainError('card.damaged');
    if (KEYWORDS.includes(keyword) && !found.has(keyword)) found.set(keyword, readText(chunk));
    return true;
  });
  const text = found.get('ccv3') ?? found.get('chara');
  // A picture without its end may have lost the card with it.
  if (text === undefined) throw new DomainError(png.includes('IEND') ? 'card.no_data' : 'card.damaged');
  // The picture is read when it is stored.
  const parts = ranges.map(([from, to]) => file.slice(from, to));
  const picture = new Blob([...parts, new Uint8Array(END)], { type: 'image/png' });
  return { json: decodeText(decodeCard(text), report), picture };
}

/** Decodes base64, also with line breaks and a NUL at its end; some programs write plain JSON instead. */
function decodeCard(text: Buffer): Buffer {
  const raw = text.toString('latin1').replaceAll(/[\0\s]+/g, '');
  if (raw.startsWith('{')) return text.subarray(0, text.lastIndexOf('}') + 1);
  if (!/^[\w+/=-]*$/.test(raw)) throw new DomainError('card.damaged');
  return Buffer.from(raw, 'base64');
}

/** Writes a card into a PNG, replacing an existing one. */
export function writePngCard(png: Buffer, cards: { chara: string; ccv3: string }): Buffer {
  const chunks = Object.entries(cards).map(([keyword, json]) => {
    const text = `${keyword}\0${Buffer.from(json).toString('base64')}`;
    return encodeChunk('tEXt', Buffer.from(text, 'latin1'));
  });
  const ranges = withoutChunks(png, (chunk) => KEYWORDS.includes(readKeyword(chunk) ?? ''));
  return Buffer.concat([...ranges.map(([from, to]) => png.subarray(from, to)), ...chunks, END]);
}

/** The ranges of a PNG before its end without some chunks. Other chunks stay together: a file may have millions. */
function withoutChunks(png: Buffer, isLeftOut: (chunk: PngChunk) => boolean): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let [from, to] = [0, PNG_SIGNATURE.length];
  for (const chunk of readChunks(png)) {
    to = chunk.end;
    if (!isLeftOut(chunk)) continue;
    ranges.push([from, chunk.start]);
    from = chunk.end;
  }
  return [...ranges, [from, to]];
}
