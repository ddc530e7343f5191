const END_RECORD = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;

/**
 * Returns a file from the first byte of its ZIP archive on: after a picture or a program, offsets count from
 * there. Null without an archive.
 */
export function findArchive(file: Buffer): Buffer | null {
  const last = file.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (file.readUInt32LE(at) !== END_RECORD) continue;
    if (at + END_BYTES + file.readUInt16LE(at + 20) !== file.length) continue;
    const directoryOffset = file.readUInt32LE(at + 16);
    const prefix = at - file.readUInt32LE(at + 12) - directoryOffset;
    // ZIP64 stores the offset elsewhere; a negative prefix means a damaged record.
    return prefix > 0 && directoryOffset !== 0xffffffff ? file.subarray(prefix) : file;
  }
  return null;
}
