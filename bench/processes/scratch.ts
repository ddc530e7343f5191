import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | null = null;

/** The folder of this run with data, builds and logs. */
export function scratch(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL runs as another user and needs access.
  chmodSync(folder, 0o711);
  return folder;
}

/** Deletes the folder unless the run failed. */
export function removeScratch(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = null;
}
