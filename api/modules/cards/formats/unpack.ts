import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';
import type { Bytes } from '../../../platform/files/disk-file.ts';

const inflateWhole = promisify(inflateRaw);

/** Files up to this size are unpacked at once: a stream costs several times the work on its content. */
const WHOLE_BYTES = 2 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const DEFLATED = 8;

interface PackedFile {
  zip: ZipFile;
  /** The archive that `zip` reads. */
  body: Bytes;
  entry: Entry;
}

/**
 * The pieces of a file in an archive. Throws card.damaged after the last piece if the size or the checksum does
 * not match the directory; never unpacks more than that size.
 */
export async function* unpack({ zip, body, entry }: PackedFile): AsyncGenerator<Buffer> {
  let size = 0;
  let sum = 0;
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = body.slice(fileDataStart, fileDataStart + entry.compressedSize);
    for await (const piece of inflate(packed, entry)) {
      size += piece.length;
      if (size > entry.uncompressedSize) break;
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch {
    throw new DomainError('card.damaged');
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw new DomainError('card.damaged');
}

async function* inflate(
  packed: Bytes,
  { compressionMethod, uncompressedSize }: Entry,
): AsyncGenerator<Buffer> {
  if (compressionMethod !== DEFLATED) yield* readPieces(packed);
  else if (Math.max(packed.size, uncompressedSize) <= WHOLE_BYTES) {
    const maxOutputLength = Math.max(1, uncompressedSize);
    // One more byte, so that the end is found without another chunk.
    const chunkSize = Math.max(64, uncompressedSize + 1);
    yield await inflateWhole(await packed.arrayBuffer(), { maxOutputLength, chunkSize });
  } else {
    const inflater = createInflateRaw({ chunkSize: PIECE_BYTES });
    // An error of either stream surfaces in the inflater, which is read here.
    pipeline(Readable.from(readPieces(packed)), inflater, () => {});
    yield* inflater as AsyncIterable<Buffer>;
  }
}

export async function* readPieces(range: Bytes): AsyncGenerator<Buffer> {
  for (let at = 0; at < range.size; at += PIECE_BYTES)
    yield Buffer.from(await range.slice(at, at + PIECE_BYTES).arrayBuffer());
}
