import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isSource, watchFolders } from './watch-folders.ts';

const callsOf = (changed: ReturnType<typeof vi.fn>) => expect.poll(() => changed.mock.calls.length);
const folder = mkdtempSync(join(tmpdir(), 'storyloom-watch-'));
mkdirSync(join(folder, 'modules/stories'), { recursive: true });
writeFileSync(join(folder, 'shell.json'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('isSource', () => {
  test.each([
    ['main.ts', true],
    ['modules/stories/cards.tsx', true],
    ['database/functions/rank.sql', true],
    ['a.test.ts', false],
    ['notes.txt', false],
    ['node_modules/pg/index.ts', false],
  ])('%s: %s', (path, expected) => expect(isSource(path)).toBe(expected));
});

describe('watchFolders', () => {
  test('reports a burst of changes once', async () => {
    const changed = vi.fn();
    watchFolders([folder], changed);
    for (const name of ['main.ts', 'modules/stories/cards.ts']) writeFileSync(join(folder, name), '1');
    await callsOf(changed).toBe(1);
    writeFileSync(join(folder, 'main.ts'), '2');
    await callsOf(changed).toBe(2);
  });

  test('watches a single file, not those beside it', async () => {
    const changed = vi.fn();
    watchFolders([join(folder, 'shell.json')], changed);
    writeFileSync(join(folder, 'other.json'), '1');
    writeFileSync(join(folder, 'shell.json'), '1');
    await callsOf(changed).toBe(1);
    writeFileSync(join(folder, 'shell.json'), '2');
    await callsOf(changed).toBe(2);
  });
});
