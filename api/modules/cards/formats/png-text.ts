import { inflateSync } from 'node:zlib';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';
import type { PngChunk } from './png-chunks.ts';

const TEXT_TYPES = ['tEXt', 'zTXt', 'iTXt'];
const MAX_KEYWORD = 79;
/** Base64 is a third longer than its data; some programs break it into lines. */
const MAX_TEXT_BYTES = Math.ceil(cardLimits.dataBytes * 1.4);

export const isText = ({ type }: PngChunk) => TEXT_TYPES.includes(type);

/** The keyword of a text chunk in lower case; empty for other chunks. */
export function readKeyword({ type, content }: PngChunk): string {
  const head = content.subarray(0, MAX_KEYWORD + 1);
  return TEXT_TYPES.includes(type)
    ? head.toString('latin1', 0, Math.max(0, head.indexOf(0))).toLowerCase()
    : '';
}

/** The text of a text chunk. Throws card.damaged or card.data_too_large. */
export function readText({ type, content }: PngChunk): Buffer {
  if (content.length > MAX_TEXT_BYTES + 1_000) throw new DomainError('card.data_too_large');
  const rest = content.subarray(content.indexOf(0) + 1);
  if (type === 'tEXt') return rest;
  if (type === 'zTXt') return inflate(rest, rest[0] === 0, 1);
  // Compression flag and method, language, translated keyword.
  const text = rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1;
  if (rest.indexOf(0, 2) === -1 || text === 0) throw new DomainError('card.damaged');
  if (rest[0] === 0) return rest.subarray(text);
  return inflate(rest, rest[0] === 1 && rest[1] === 0, text);
}

function inflate(bytes: Buffer, isKnown: boolean, from: number): Buffer {
  if (!isKnown) throw new DomainError('card.damaged');
  try {
    return inflateSync(bytes.subarray(from), { maxOutputLength: MAX_TEXT_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new DomainError(isTooLarge ? 'card.data_too_large' : 'card.damaged');
  }
}
