import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { printedSettings } from './settings.ts';

/** Given by the supervisor itself, not by a person. */
const told = ['API_URL', 'REGISTRY_URL'];

const declared = ['api', 'host/server', 'registry'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[./])config\.ts$/.test(path) && !path.includes('node_modules'))
    .flatMap(
      (path) => readFileSync(join(ROOT, folder, path), 'utf8').match(/^ {2}[A-Z][A-Z_]+(?=: )/gm) ?? [],
    )
    .map((name) => name.trim()),
);
const printed = printedSettings({}).split('\n');

test('every setting that a process reads is printed, and told of in the guide', () => {
  const names = printed.map((line) => line.split('=')[0]);
  expect(declared.length).toBeGreaterThan(12);
  expect(declared.filter((name) => !told.includes(name) && !names.includes(name))).toEqual([]);
  const guide = readFileSync(join(ROOT, 'docs/guides/settings.md'), 'utf8');
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('a setting that nothing reads yet says so', () => {
  const idle = printed
    .filter((line) => line.endsWith('(nothing uses it yet)'))
    .map((line) => line.split('=')[0]);
  expect(idle).toContain('SMTP_URL');
  expect(declared.filter((name) => idle.includes(name))).toEqual([]);
});
