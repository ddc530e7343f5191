/** An image file as its container describes it, before anything is decoded. */
export interface ImageContainer {
  format: 'png' | 'jpeg' | 'webp';
  /** More than 1 for an animation. */
  frames: number;
  /** Offset of the first byte after the image. */
  end: number;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The format of a file by its first bytes; null if it is not one that we accept. */
export function detectFormat(bytes: Buffer): ImageContainer['format'] | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
}

/** Reads the container of an image. Null if it is malformed or incomplete. */
export function readContainer(bytes: Buffer): ImageContainer | null {
  const format = detectFormat(bytes);
  return format === null ? null : readers[format](bytes);
}

const readers = { png: readPng, jpeg: readJpeg, webp: readWebp };

/** Chunks of length, type, content and checksum. `acTL` announces the frames of an animation. */
function readPng(bytes: Buffer): ImageContainer | null {
  let frames = 1;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    if (type === 'acTL' && length >= 4) frames = Math.max(frames, bytes.readUInt32BE(at + 8));
    if (type === 'IEND') return { format: 'png', frames, end: next };
    at = next;
  }
  return null;
}

/** Chunks of type, length and content, padded to an even length. `ANMF` is a frame of an animation. */
function readWebp(bytes: Buffer): ImageContainer | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  let frames = 0;
  for (let at = 12; at + 8 <= end; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return { format: 'webp', frames: Math.max(1, frames), end };
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Segments of a marker and a length; scans have no length and end at the next marker. */
function readJpeg(bytes: Buffer): ImageContainer | null {
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === END_OF_IMAGE) return { format: 'jpeg', frames: 1, end: at + 2 };
    // Any number of fill bytes may precede a marker; restart markers have no content.
    if (marker === 0xff) at += 1;
    else if (isStandalone(marker)) at += 2;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === START_OF_SCAN) at = findMarker(bytes, at);
    }
  }
  return null;
}

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The next marker after data of a scan, in which 0xff is followed by 0 or is part of a restart marker. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isStandalone(next)) return at;
  }
  return bytes.length;
}
