import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | null = null;

/** The folder of this run: data, builds and logs of what it starts. */
export function scratch(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL runs under an account of its own and has to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** Forgets it, unless something failed and its logs are wanted. */
export function removeScratch(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = null;
}
