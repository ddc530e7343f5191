import { crc32 } from 'node:zlib';
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
