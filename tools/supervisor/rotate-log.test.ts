import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotateLog } from './rotate-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotate-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('rotateLog', () => {
  it('keeps the last logs while their process continues to write', () => {
    const path = join(folder, 'api.log');
    const fd = openSync(path, 'a');
    for (const line of ['one', 'two', 'three', 'four', 'five']) {
      writeSync(fd, `${line}-----\n`);
      rotateLog(path, { maxBytes: 8, kept: 3 });
    }
    writeSync(fd, 'six\n');
    closeSync(fd);
    expect(readdirSync(folder).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(['api.log', 'api.log.1', 'api.log.2', 'api.log.3'].map(read)).toEqual([
      'six\n',
      'five-----\n',
      'four-----\n',
      'three-----\n',
    ]);
  });

  it('leaves a small or missing log alone', () => {
    const path = join(folder, 'api.log');
    rotateLog(path);
    const fd = openSync(path, 'a');
    writeSync(fd, 'one\n');
    closeSync(fd);
    rotateLog(path);
    expect(readdirSync(folder)).toEqual(['api.log']);
  });
});
