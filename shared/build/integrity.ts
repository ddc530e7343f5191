import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The Subresource Integrity value of a file. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
