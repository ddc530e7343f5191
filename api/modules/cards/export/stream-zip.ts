import { Readable as NodeReadable, PassThrough, type Readable, Writable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** A file of an archive. */
export interface ZipFile {
  name: string;
  content: Uint8Array | string | Readable;
  /** True for files that do not compress, such as pictures. */
  isStored?: boolean;
}

/** Writes an archive while it is read, one file after the other. */
export function streamZip(files: AsyncIterable<ZipFile>): Readable {
  const out = new PassThrough();
  const zip = new ZipWriter(Writable.toWeb(out) as WritableStream<Uint8Array>);
  const write = async () => {
    for await (const { name, content, isStored = false } of files) {
      const stream = content instanceof NodeReadable ? content : NodeReadable.from([Buffer.from(content)]);
      const level = isStored ? 0 : 6;
      await zip.add(name, NodeReadable.toWeb(stream) as ReadableStream<Uint8Array>, { level });
    }
    await zip.close();
  };
  write().catch((error: Error) => out.destroy(error));
  return out;
}
