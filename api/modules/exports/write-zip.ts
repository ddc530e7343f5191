import { PassThrough, type Readable, Writable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import type { Db } from '../../platform/db.ts';
import type { OwnData } from '../../platform/own-data.ts';

// Uses the runtime's encoder on this thread; it compresses on the thread pool.
configure({ useWebWorkers: false });

const PAGE = 500;

interface ZipParts {
  db: Db;
  userId: string;
  files: readonly OwnData[];
  signal: AbortSignal;
  /** Called after each page with the rows written so far. */
  onRows(written: number): Promise<void>;
}

/** Writes the data of a user as a ZIP file with a JSON array for each kind of data, without holding more than a page of rows. */
export function writeZip({ db, userId, files, signal, onRows }: ZipParts): Readable {
  const file = new PassThrough();
  let written = 0;

  async function* jsonOf(source: OwnData): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    let separator = '[\n';
    for (let after = ''; ; ) {
      signal.throwIfAborted();
      const rows = await source.read(db, userId, after, PAGE);
      for (const { data } of rows) {
        yield encoder.encode(separator + JSON.stringify(data));
        separator = ',\n';
      }
      written += rows.length;
      await onRows(written);
      const last = rows.at(-1);
      if (rows.length < PAGE || last === undefined) break;
      after = last.key;
    }
    yield encoder.encode(separator === '[\n' ? '[]\n' : '\n]\n');
  }

  const zip = new ZipWriter(Writable.toWeb(file) as WritableStream<Uint8Array>);
  const write = async () => {
    await zip.add('README.txt', new TextReader(readme(files)));
    for (const each of files) await zip.add(each.file, toWebStream(jsonOf(each)));
    await zip.close();
  };
  write().catch((error: Error) => file.destroy(error));
  return file;
}

function readme(files: readonly OwnData[]): string {
  const lines = files.map(({ file, about }) => `${file}\n  ${about}`);
  return `Your Storyloom data\n\nEach file is a JSON array. Times are in UTC.\n\n${lines.join('\n\n')}\n`;
}

/** The types of Node's streams and of the browser's differ; at run time they are the same. */
function toWebStream(chunks: AsyncGenerator<Uint8Array>) {
  return ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>;
}
