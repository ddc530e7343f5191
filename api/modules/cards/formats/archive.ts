import { cardLimits } from '@storyloom/contract/cards/limits';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';
import { findArchive } from './find-archive.ts';
import { unpack } from './unpack.ts';

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
  const verified = new Set<string>();

  /** A file with at most `maxBytes`. Throws card.data_too_large or card.damaged. */
  async function read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = entries.get(name) ?? damaged();
    if (entry.uncompressedSize > maxBytes) throw new DomainError('card.data_too_large');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(damaged);
    const content = await unpack(body.subarray(fileDataStart, fileDataStart + entry.compressedSize), entry);
    verified.add(name);
    return content;
  }

  /** Unpacks and discards all files not read yet. Throws card.damaged if one does not match the directory. */
  async function verify(): Promise<void> {
    const rest = [...entries.keys()].filter((name) => !verified.has(name));
    const verifyRest = async () => {
      for (let name = rest.pop(); name !== undefined; name = rest.pop())
        await read(name, cardLimits.entryBytes);
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, verifyRest));
    } finally {
      rest.length = 0;
    }
  }

  return {
    names: [...entries.keys()],
    has: (name: string) => entries.has(name),
    size: (name: string) => entries.get(name)?.uncompressedSize ?? 0,
    read,
    verify,
  };
}

function damaged(): never {
  throw new DomainError('card.damaged');
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
