import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { cardLimits } from '@storyloom/contract/limits/cards';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';
import { findArchive } from './find-archive.ts';

/** The files of a checked archive. */
export interface Archive {
  names: string[];
  has(name: string): boolean;
  size(name: string): number;
  /** A file with at most `maxBytes`. Throws card.data_too_large or card.damaged. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  open(name: string): Promise<Readable>;
  /** Unpacks all files that were not read yet and discards them. Throws card.damaged if one is not as the directory says. */
  verify(): Promise<void>;
}

/**
 * Opens an archive whose directory is within the limits. Throws card.too_many_files, card.unpacks_too_large, card.unsafe_path,
 * card.link, card.encrypted or card.damaged.
 */
export async function openArchive(file: Blob): Promise<Archive> {
  const body = await findArchive(file);
  if (body === null) throw new DomainError('card.damaged');
  const zip = await openZip(body);
  if (zip.entryCount > cardLimits.archiveEntries) throw new DomainError('card.too_many_files');
  const entries = await readDirectory(zip);
  const verified = new Set<string>();

  async function open(name: string): Promise<Readable> {
    const entry = entries.get(name);
    if (entry === undefined) throw new DomainError('card.damaged');
    return zip.openReadStreamPromise(entry).catch(() => {
      throw new DomainError('card.damaged');
    });
  }

  async function drain(name: string, onChunk: (chunk: Buffer) => void): Promise<void> {
    let sum = 0;
    const stream = await open(name);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        sum = crc32(chunk, sum);
        onChunk(chunk);
      }
    } catch (error) {
      throw error instanceof DomainError ? error : new DomainError('card.damaged');
    }
    if (sum !== entries.get(name)?.crc32) throw new DomainError('card.damaged');
    verified.add(name);
  }

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    open,
    async read(name, maxBytes) {
      if ((entries.get(name)?.uncompressedSize ?? 0) > maxBytes) throw new DomainError('card.data_too_large');
      const chunks: Buffer[] = [];
      await drain(name, (chunk) => void chunks.push(chunk));
      return Buffer.concat(chunks);
    },
    async verify() {
      for (const name of entries.keys()) if (!verified.has(name)) await drain(name, () => {});
    },
  };
}

async function openZip(body: Blob): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  try {
    return await fromRandomAccessReaderPromise(new BlobAccess(body), body.size, options);
  } catch {
    throw new DomainError('card.damaged');
  }
}

/** Files by name, without folders. */
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
    throw new DomainError(isAboutName(error) ? 'card.unsafe_path' : 'card.damaged');
  }
  return entries;
}

function checkEntry(entry: Entry, total: number): void {
  if (entry.uncompressedSize > cardLimits.entryBytes || total > cardLimits.archiveBytes)
    throw new DomainError('card.unpacks_too_large');
  if (entry.isEncrypted()) throw new DomainError('card.encrypted');
  if (!isFileOrFolder(entry)) throw new DomainError('card.link');
  if (!entry.canDecodeFileData()) throw new DomainError('card.damaged');
}

const PIECE_BYTES = 1024 * 1024;
const FILE_TYPE = 0xf000;
const [REGULAR, FOLDER] = [0x8000, 0x4000];

/** The upper half of the attributes is the mode of a file on Unix; 0 if another system made the archive. */
function isFileOrFolder({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return type === 0 || type === REGULAR || type === FOLDER;
}

function isAboutName(error: unknown): boolean {
  return error instanceof Error && /file ?name|absolute path|relative path/i.test(error.message);
}

/** Lets yauzl read a file that is not a path. */
class BlobAccess extends RandomAccessReader {
  readonly #body: Blob;

  constructor(body: Blob) {
    super();
    this.#body = body;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readInPieces(this.#body.slice(start, end)), { objectMode: false });
  }
}

/** Faster than the stream of a Blob, which has small chunks. */
async function* readInPieces(range: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < range.size; at += PIECE_BYTES)
    yield Buffer.from(await range.slice(at, at + PIECE_BYTES).arrayBuffer());
}
