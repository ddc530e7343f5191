import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { Entry } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';

const inflate = promisify(inflateRaw);
const DEFLATED = 8;

/**
 * Unpacks a file of an archive. Throws card.damaged if the size or the checksum does not match the directory; never unpacks
 * more than that size.
 */
export async function unpack(packed: Buffer, entry: Entry): Promise<Buffer> {
  const { compressionMethod, uncompressedSize } = entry;
  const maxOutputLength = Math.max(1, uncompressedSize);
  // One more byte, so that the end is found without another chunk.
  const options = { maxOutputLength, chunkSize: Math.max(64, uncompressedSize + 1) };
  const unpacking = compressionMethod === DEFLATED ? inflate(packed, options) : packed;
  const content = await Promise.resolve(unpacking).catch(() => null);
  if (content?.length !== uncompressedSize || crc32(content) !== entry.crc32)
    throw new DomainError('card.damaged');
  return content;
}
