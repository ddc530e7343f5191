import { cardLimits } from '@storyloom/contract/cards/limits';
import { type Entry, ERR_UNSAFE_FILENAME, isZipFile, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { DomainError } from '../../../platform/errors.ts';

/** Some programs write other values into the header of a file than into the directory. */
const OPTIONS = { useWebWorkers: false, checkCrc32: true, checkLocalDirectory: false };
const normalizeFilename = (name: string) => name.replaceAll('\\', '/');

/** Whether a file is an archive, or ends with one: after a picture or a program. */
export const isArchive = (file: Uint8Array) => isZipFile(new Uint8ArrayReader(file));

/** The files of a checked archive. */
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/**
 * Opens an archive whose directory is within the limits. Throws card.too_many_files, card.unpacks_too_large, card.unsafe_path,
 * card.link, card.encrypted or card.damaged.
 */
export async function openArchive(file: Uint8Array) {
  const entries = await readDirectory(new ZipReader(new Uint8ArrayReader(file), OPTIONS)).catch(refuse);

  return {
    names: [...entries.keys()],
    size: (name: string) => entries.get(name)?.uncompressedSize ?? 0,
    /** A file with at most `maxBytes`. Throws card.data_too_large or card.damaged. */
    async read(name: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
      const entry = entries.get(name);
      if (entry === undefined) throw new DomainError('card.damaged');
      if (entry.uncompressedSize > maxBytes) throw new DomainError('card.data_too_large');
      return new Uint8Array(await entry.arrayBuffer().catch(refuse));
    },
    /** Unpacks and discards all files. Throws card.damaged if one does not match the directory. */
    async verify(): Promise<void> {
      for (const entry of entries.values()) await entry.getData(new WritableStream()).catch(refuse);
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof DomainError) throw error;
  const isUnsafe = error instanceof Error && error.message === ERR_UNSAFE_FILENAME;
  throw new DomainError(isUnsafe ? 'card.unsafe_path' : 'card.damaged');
}

const IN_FOLDER = /^((?!__MACOSX\/)[^/]+\/)(?:card|story)\.json$/;

type FileEntry = Extract<Entry, { directory: false }>;

/** Files by name, without folders and without a folder around a card or story. */
async function readDirectory(zip: ZipReader<unknown>): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  let [count, total] = [0, 0];
  for await (const entry of zip.getEntriesGenerator({ normalizeFilename })) {
    count += 1;
    total += entry.uncompressedSize;
    if (count > cardLimits.archiveEntries) throw new DomainError('card.too_many_files');
    checkEntry(entry, total);
    if (entry.directory) continue;
    if (entries.has(entry.filename)) throw new DomainError('card.damaged');
    entries.set(entry.filename, entry);
  }
  if (entries.has('card.json') || entries.has('story.json')) return entries;
  const [folder = ''] = [...entries.keys()].flatMap((name) => IN_FOLDER.exec(name)?.[1] ?? []);
  const rename = (name: string) => (name.startsWith(folder) ? name.slice(folder.length) : name);
  return new Map([...entries].map(([name, entry]) => [rename(name), entry]));
}

function checkEntry(entry: Entry, total: number): void {
  if (entry.uncompressedSize > cardLimits.entryBytes || total > cardLimits.archiveBytes)
    throw new DomainError('card.unpacks_too_large');
  if (entry.encrypted) throw new DomainError('card.encrypted');
  if (entry.symlink) throw new DomainError('card.link');
}
