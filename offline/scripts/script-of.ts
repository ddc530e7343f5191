import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of a seed story, in ink; nothing without one. */
export function scriptOf(slug: string): { script?: string } {
  const file = join(import.meta.dirname, `${slug}.ink`);
  return existsSync(file) ? { script: readFileSync(file, 'utf8') } : {};
}
