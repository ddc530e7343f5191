import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Sorts the table of chunk hashes in an entry. The compiler's order varies, but the same sources must give the same
 * bytes: an interrupted upload could not be completed otherwise.
 */
export function sortHashes(file: string): void {
  const text = readFileSync(file, 'utf8');
  const sorted = text.replace(
    /(\bsriHashes=\{)([^{}]*)(\})/g,
    (_, open: string, table: string, close: string) => `${open}${table.split(',').sort().join(',')}${close}`,
  );
  writeFileSync(file, sorted);
}
