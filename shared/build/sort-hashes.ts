import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Puts the table of chunk hashes in an entry into one order: the compiler writes it in another at each build, and the
 * same sources must give the same bytes, or an interrupted publish could never be finished.
 */
export function sortHashes(file: string): void {
  const text = readFileSync(file, 'utf8');
  const sorted = text.replace(
    /(\bsriHashes=\{)([^{}]*)(\})/g,
    (_, open: string, table: string, close: string) => `${open}${table.split(',').sort().join(',')}${close}`,
  );
  writeFileSync(file, sorted);
}
