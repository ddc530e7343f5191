import type { Bytes } from '../../../platform/files/disk-file.ts';

const END_RECORD = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;

/**
 * Returns a file from the first byte of its ZIP archive on: after a picture or a program, offsets count from
 * there. Null without an archive.
 */
export async function findArchive(file: Bytes): Promise<Bytes | null> {
  const tailStart = Math.max(0, file.size - END_BYTES - MAX_COMMENT);
  const tail = Buffer.from(await file.slice(tailStart).arrayBuffer());
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_RECORD) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const directoryBytes = tail.readUInt32LE(at + 12);
    const directoryOffset = tail.readUInt32LE(at + 16);
    const prefix = tailStart + at - directoryBytes - directoryOffset;
    // ZIP64 stores the offset elsewhere; a negative prefix means a damaged record.
    return prefix > 0 && directoryOffset !== 0xffffffff ? file.slice(prefix) : file;
  }
  return null;
}
