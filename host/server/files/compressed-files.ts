import pLimit from 'p-limit';
import { compressFile, type Encoding } from '../encoding.ts';

/**
 * Compressed contents of files by path, at most `limit` of them. The first request of a file gets it compressed
 * quickly; after it, the file is compressed once more, as small as can be, one file at a time.
 */
export function createCompressedFiles(limit: number) {
  const kept = new Map<string, Promise<Buffer>>();
  const oneAtATime = pLimit(1);

  return function compressed(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known) return known;
    const quick = compressFile(bytes, encoding, 'quick');
    kept.set(key, quick);
    const oldest = kept.size > limit ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    void quick
      .then(() => oneAtATime(() => compressFile(bytes, encoding, 'best')))
      .then((best) => kept.has(key) && kept.set(key, Promise.resolve(best)))
      .catch(() => kept.delete(key));
    return quick;
  };
}
