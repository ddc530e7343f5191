import { type FileHandle, open } from 'node:fs/promises';

/** Bytes that are read in ranges: a Blob, or a file on the disk. */
export interface Bytes {
  readonly size: number;
  slice(start: number, end?: number): Bytes;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file that is open for reading. Reading a Blob of a file takes several times as long. */
export interface DiskFile extends Bytes {
  close(): Promise<void>;
}

export async function openDiskFile(path: string): Promise<DiskFile> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return Object.assign(rangeOf(handle, 0, size), { close: () => handle.close() });
}

function rangeOf(handle: FileHandle, from: number, to: number): Bytes {
  const size = Math.max(0, to - from);
  return {
    size,
    slice: (start, end = size) => rangeOf(handle, from + Math.min(start, size), from + Math.min(end, size)),
    async arrayBuffer() {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; ) {
        const { bytesRead } = await handle.read(bytes, at, size - at, from + at);
        if (bytesRead === 0) throw new Error('The file has become shorter.');
        at += bytesRead;
      }
      return bytes.buffer;
    },
  };
}
