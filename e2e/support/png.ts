import { crc32, deflateSync } from 'node:zlib';

export function encodeChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

/** A plain picture of 40 × 60 pixels with these chunks behind its header. */
export function encodePng(chunks: readonly Buffer[]): Buffer {
  const [width, height] = [40, 60];
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  const row = Buffer.alloc(1 + width * 3, 0x50);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    encodeChunk('IHDR', header),
    ...chunks,
    encodeChunk('IDAT', pixels),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}
