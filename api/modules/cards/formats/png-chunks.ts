import { crc32, inflateSync } from 'node:zlib';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Bytes of a chunk besides its content: length, type and checksum. */
const OVERHEAD = 12;

/** A chunk of a PNG file. `start` and `end` are the offsets of its first byte and of the first byte after it. */
export interface PngChunk {
  type: string;
  start: number;
  end: number;
  content: Buffer;
}

/**
 * The chunks of a PNG file before its end chunk, which may be missing. Checksums are not compared: some programs write
 * none. Throws card.damaged for a malformed chunk.
 */
export function* readChunks(png: Buffer): Generator<PngChunk> {
  for (let start = PNG_SIGNATURE.length; start + 8 <= png.length; ) {
    const type = png.toString('latin1', start + 4, start + 8);
    const end = start + OVERHEAD + png.readUInt32BE(start);
    const isFirst = start === PNG_SIGNATURE.length;
    if (isFirst !== (type === 'IHDR')) throw new DomainError('card.damaged');
    if (type === 'IEND') return;
    if (!/^[A-Za-z]{4}$/.test(type) || end > png.length) throw new DomainError('card.damaged');
    yield { type, start, end, content: png.subarray(start + 8, end - 4) };
    start = end;
  }
}

export function encodeChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + OVERHEAD);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, content.length + 8)), content.length + 8);
  return chunk;
}

const MAX_KEYWORD = 79;
/** Base64 is a third longer than its data; some programs break it into lines. */
const MAX_TEXT_BYTES = Math.ceil(cardLimits.dataBytes * 1.4);

/** The keyword of a text chunk in lower case; null for other chunks. */
export function readKeyword({ type, content }: PngChunk): string | null {
  if (!/^(?:tEXt|zTXt|iTXt)$/.test(type)) return null;
  const head = content.toString('latin1', 0, MAX_KEYWORD + 1);
  return head.slice(0, Math.max(0, head.indexOf('\0'))).toLowerCase();
}

/** The text of a text chunk. Throws card.damaged or card.data_too_large. */
export function readText({ type, content }: PngChunk): Buffer {
  if (content.length > MAX_TEXT_BYTES) throw new DomainError('card.data_too_large');
  const rest = content.subarray(content.indexOf(0) + 1);
  if (type === 'tEXt') return rest;
  // zTXt begins with the method; iTXt with the flag of compression, the method, a language and a translated keyword.
  const start = type === 'zTXt' ? 1 : rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1;
  if (type === 'iTXt' && rest[0] === 0) return rest.subarray(start);
  try {
    return inflateSync(rest.subarray(start), { maxOutputLength: MAX_TEXT_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new DomainError(isTooLarge ? 'card.data_too_large' : 'card.damaged');
  }
}
