import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const times = (changed: ReturnType<typeof vi.fn>) => expect.poll(() => changed.mock.calls.length);
const folder = mkdtempSync(join(tmpdir(), 'storyloom-watch-'));
for (const each of ['modules/stories', 'node_modules/pg']) mkdirSync(join(folder, each), { recursive: true });
writeFileSync(join(folder, 'shell.json'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a burst of changes to sources counts once; tests, and what is installed, do not count', async () => {
  const changed = vi.fn();
  watchFolders([folder], changed);
  for (const name of ['a.test.ts', 'notes.txt', 'node_modules/pg/index.ts'])
    writeFileSync(join(folder, name), '1');
  await sleep(300);
  expect(changed).not.toHaveBeenCalled();
  for (const name of ['main.ts', 'modules/stories/cards.ts']) writeFileSync(join(folder, name), '1');
  await times(changed).toBe(1);
  mkdirSync(join(folder, 'modules/points'));
  await sleep(50);
  writeFileSync(join(folder, 'modules/points/points.ts'), '1');
  await times(changed).toBe(2);
});

test('one file can be watched alone', async () => {
  const changed = vi.fn();
  watchFolders([join(folder, 'shell.json')], changed);
  writeFileSync(join(folder, 'other.json'), '1');
  await sleep(300);
  expect(changed).not.toHaveBeenCalled();
  writeFileSync(join(folder, 'shell.json'), '1');
  await times(changed).toBe(1);
});
