import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';

const END_RECORD = 'PK\x05\x06';
const END_BYTES = 22;

/**
 * A file from the first byte of its ZIP archive on: after a picture or a program, offsets count from there. Null without an
 * archive.
 */
export function findArchive(file: Buffer): Buffer | null {
  const end = file.lastIndexOf(END_RECORD, -END_BYTES, 'latin1');
  if (end === -1 || end + END_BYTES + file.readUInt16LE(end + 20) !== file.length) return null;
  const offset = file.readUInt32LE(end + 16);
  const prefix = end - file.readUInt32LE(end + 12) - offset;
  // ZIP64 stores the offset elsewhere; a negative prefix means a damaged record.
  return prefix > 0 && offset !== 0xffffffff ? file.subarray(prefix) : file;
}

/** The files of a checked archive. */
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/**
 * Opens an archive whose directory is within the limits. Throws card.too_many_files, card.unpacks_too_large, card.unsafe_path,
 * card.link, card.encrypted or card.damaged.
 */
export async function openArchive(file: Buffer) {
  const body = findArchive(file) ?? file;
  const zip = await fromBufferPromise(body, { lazyEntries: true }).catch(damaged);
  if (zip.entryCount > cardLimits.archiveEntries) throw new DomainError('card.too_many_files');
  const entries = await readDirectory(zip);
  const unread = new Set(entries.keys());

  /** A file with at most `maxBytes`. Throws card.data_too_large or card.damaged. */
  async function read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = entries.get(name) ?? damaged();
    if (entry.uncompressedSize > maxBytes) throw new DomainError('card.data_too_large');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(damaged);
    const content = await unpack(body.subarray(fileDataStart, fileDataStart + entry.compressedSize), entry);
    unread.delete(name);
    return content;
  }

  return {
    names: [...entries.keys()],
    size: (name: string) => entries.get(name)?.uncompressedSize ?? 0,
    read,
    /** Unpacks and discards all files not read yet. Throws card.damaged if one does not match the directory. */
    async verify(): Promise<void> {
      for (const name of unread) await read(name, cardLimits.entryBytes);
    },
  };
}

function damaged(): never {
  throw new DomainError('card.damaged');
}

const IN_FOLDER = /^((?!__MACOSX\/)[^/]+\/)(?:card|story)\.json$/;

/** Files by name, without folders and without a folder around a card or story. */
async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      checkEntry(entry, total);
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName)) throw new DomainError('card.damaged');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isAboutName =
      error instanceof Error && /file ?name|(?:absolute|relative) path/i.test(error.message);
    throw new DomainError(isAboutName ? 'card.unsafe_path' : 'card.damaged');
  }
  if (entries.has('card.json') || entries.has('story.json')) return entries;
  const [folder = ''] = [...entries.keys()].flatMap((name) => IN_FOLDER.exec(name)?.[1] ?? []);
  const rename = (name: string) => (name.startsWith(folder) ? name.slice(folder.length) : name);
  return new Map([...entries].map(([name, entry]) => [rename(name), entry]));
}

const FILE_TYPE = 0xf000;
/** No type, a folder and a regular file. */
const ALLOWED_TYPES = [0, 0x4000, 0x8000];

function checkEntry(entry: Entry, total: number): void {
  if (entry.uncompressedSize > cardLimits.entryBytes || total > cardLimits.archiveBytes)
    throw new DomainError('card.unpacks_too_large');
  if (entry.isEncrypted()) throw new DomainError('card.encrypted');
  // The upper half of the attributes is the mode of a file on Unix; 0 if another system made the archive.
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (!ALLOWED_TYPES.includes(type)) throw new DomainError('card.link');
  if (!entry.canDecodeFileData()) throw new DomainError('card.damaged');
}

const inflate = promisify(inflateRaw);
const DEFLATED = 8;

/**
 * Unpacks a file of an archive. Throws card.damaged if the size or the checksum does not match the directory; never unpacks
 * more than that size.
 */
export async function unpack(packed: Buffer, entry: Entry): Promise<Buffer> {
  const { compressionMethod, uncompressedSize } = entry;
  const options = { maxOutputLength: Math.max(1, uncompressedSize) };
  const content = compressionMethod === DEFLATED ? await inflate(packed, options).catch(() => null) : packed;
  if (content?.length !== uncompressedSize || crc32(content) !== entry.crc32) return damaged();
  return content;
}
