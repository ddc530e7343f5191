const WINDOW_BYTES = 256 * 1024;

/** Reads a file from start to end with few disk reads. */
export function createBlobReader(file: Blob) {
  let start = 0;
  let window = Buffer.alloc(0);

  /** At most `length` bytes; fewer at the end of the file. */
  async function read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(file.size, at + length);
    if (at < start || end > start + window.length) {
      const size = Math.max(WINDOW_BYTES, length);
      window = Buffer.from(await file.slice(at, at + size).arrayBuffer());
      start = at;
    }
    return window.subarray(at - start, end - start);
  }

  return { size: file.size, read };
}
