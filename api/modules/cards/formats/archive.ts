import { Readable } from 'node:stream';
import { cardLimits } from '@storyloom/contract/limits/cards';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';
import type { Bytes } from '../../../platform/files/disk-file.ts';
import { findArchive } from './find-archive.ts';
import { readPieces, unpack } from './unpack.ts';

/** The files of a checked archive. */
export interface Archive {
  names: string[];
  has(name: string): boolean;
  size(name: string): number;
  /** A file with at most `maxBytes`. Throws card.data_too_large or card.damaged. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  open(name: string): Promise<Readable>;
  /** Unpacks and discards all files not read yet. Throws card.damaged if one does not match the directory. */
  verify(): Promise<void>;
}

/**
 * Opens an archive whose directory is within the limits. Throws card.too_many_files, card.unpacks_too_large, card.unsafe_path,
 * card.link, card.encrypted or card.damaged.
 */
export async function openArchive(file: Bytes): Promise<Archive> {
  const found = await findArchive(file);
  if (found === null) throw new DomainError('card.damaged');
  const body: Bytes = found;
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

  async function* readEntry(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (entry === undefined) throw new DomainError('card.damaged');
    yield* unpack({ zip, body, entry });
    verified.add(name);
  }

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    open,
    async read(name, maxBytes) {
      if ((entries.get(name)?.uncompressedSize ?? 0) > maxBytes) throw new DomainError('card.data_too_large');
      const pieces: Buffer[] = [];
      for await (const piece of readEntry(name)) pieces.push(piece);
      const [first = Buffer.alloc(0), ...others] = pieces;
      return others.length === 0 ? first : Buffer.concat(pieces);
    },
    async verify() {
      const rest = [...entries.keys()].filter((name) => !verified.has(name));
      const verifyRest = async () => {
        for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
          for await (const _ of readEntry(name));
        }
      };
      try {
        await Promise.all(Array.from({ length: CONCURRENCY }, verifyRest));
      } finally {
        rest.length = 0;
      }
    },
  };
}

async function openZip(body: Bytes): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  try {
    return await fromRandomAccessReaderPromise(new BytesAccess(body), body.size, options);
  } catch {
    throw new DomainError('card.damaged');
  }
}

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
    throw new DomainError(isAboutName(error) ? 'card.unsafe_path' : 'card.damaged');
  }
  const names = [...entries.keys()];
  const [, folder = ''] = names.map((name) => IN_FOLDER.exec(name)).find((found) => found !== null) ?? [];
  if (names.some((name) => /^(?:card|story)\.json$/.test(name))) return entries;
  const isWithin = (name: string) => name.startsWith(folder);
  return new Map([...entries].map(([name, one]) => [isWithin(name) ? name.slice(folder.length) : name, one]));
}

const IN_FOLDER = /^((?!__MACOSX\/)[^/]+\/)(?:card|story)\.json$/;

function checkEntry(entry: Entry, total: number): void {
  if (entry.uncompressedSize > cardLimits.entryBytes || total > cardLimits.archiveBytes)
    throw new DomainError('card.unpacks_too_large');
  if (entry.isEncrypted()) throw new DomainError('card.encrypted');
  if (!isFileOrFolder(entry)) throw new DomainError('card.link');
  if (!entry.canDecodeFileData()) throw new DomainError('card.damaged');
}

/** Files of one archive that are unpacked at once. */
const CONCURRENCY = 2;
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

/** Lets yauzl read bytes instead of a path. */
class BytesAccess extends RandomAccessReader {
  readonly #body: Bytes;

  constructor(body: Bytes) {
    super();
    this.#body = body;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readPieces(this.#body.slice(start, end)), { objectMode: false });
  }
}
