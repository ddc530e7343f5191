import { crc32 } from 'node:zlib';
import { DomainError } from '../../../platform/errors.ts';
import { createBlobReader } from './blob-reader.ts';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MAX_LENGTH = 2 ** 31 - 1;

/** Bytes of a chunk besides its content: length, type and checksum. */
const OVERHEAD = 12;

/** A chunk of a PNG file. */
export interface PngChunk {
  type: string;
  /** Offset of its first byte. */
  start: number;
  /** Offset of the first byte after it. */
  end: number;
  /** Length of its content. */
  length: number;
  /** The first bytes of its content, unchecked. */
  peek(bytes: number): Promise<Buffer>;
  /** Reads its content. The checksum is not compared: some programs write none. */
  read(): Promise<Buffer>;
}

/** The chunks of a PNG file and an end chunk, which may be missing in the file. Throws card.damaged for a malformed chunk. */
export async function* readChunks(file: Blob): AsyncGenerator<PngChunk> {
  const reader = createBlobReader(file);
  for (let at = PNG_SIGNATURE.length; ; ) {
    const head = await reader.read(at, 8);
    const isEnd = head.length < 8 && at > PNG_SIGNATURE.length;
    if (head.length < 8 && !isEnd) throw damaged();
    const length = isEnd ? 0 : head.readUInt32BE(0);
    const type = isEnd ? 'IEND' : head.toString('latin1', 4, 8);
    const start = at;
    const end = isEnd ? at : at + OVERHEAD + length;
    const isFirst = at === PNG_SIGNATURE.length;
    if (!/^[A-Za-z]{4}$/.test(type) || length > MAX_LENGTH || end > file.size) throw damaged();
    if (isFirst !== (type === 'IHDR')) throw damaged();
    yield {
      ...{ type, start, end, length },
      peek: async (bytes) => Buffer.from(await reader.read(start + 8, Math.min(bytes, length))),
      read: async () => Buffer.from(await reader.read(start + 8, length)),
    };
    if (type === 'IEND') return;
    at = end;
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

const damaged = () => new DomainError('card.damaged');
