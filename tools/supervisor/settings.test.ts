import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { printedSettings } from './settings.ts';

/** Settings that the supervisor gives, not a person. */
const internal = ['API_URL', 'REGISTRY_URL'];

const declared = ['api', 'host/server', 'registry'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[./])config\.ts$/.test(path) && !path.includes('node_modules'))
    .flatMap(
      (path) => readFileSync(join(ROOT, folder, path), 'utf8').match(/^ {2}[A-Z][A-Z_]+(?=: )/gm) ?? [],
    )
    .map((name) => name.trim()),
);
const printed = printedSettings({}).split('\n');

describe('printedSettings', () => {
  test('prints every setting that a process reads, and the guide describes it', () => {
    const names = printed.map((line) => line.split('=')[0]);
    expect(declared.length).toBeGreaterThan(12);
    expect(declared.filter((name) => !internal.includes(name) && !names.includes(name))).toEqual([]);
    const guide = readFileSync(join(ROOT, 'docs/guides/settings.md'), 'utf8');
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('masks secrets, also unknown ones of their families', () => {
    const given = { LLM_API_KEY: 'hunter2', PADDLE_OTHER: 'hunter3', LLM_MODEL: 'big' };
    const text = printedSettings(given);
    expect(text).toContain('LLM_API_KEY=********');
    expect(text).toContain('PADDLE_OTHER=********');
    expect(text).toContain('LLM_MODEL=big');
    expect(text).not.toContain('hunter');
  });

  test('warns of an image server without a moderation server', () => {
    const moderation = (env: Record<string, string>) =>
      printedSettings(env)
        .split('\n')
        .find((line) => line.startsWith('MODERATION_BASE_URL='));
    const IMAGE_BASE_URL = 'http://127.0.0.1:9/v1';
    expect(moderation({ IMAGE_BASE_URL })).toContain('PICTURES of IMAGE_BASE_URL ARE NOT CHECKED');
    expect(moderation({ IMAGE_BASE_URL, MODERATION_BASE_URL: 'http://judge' })).toBe(
      'MODERATION_BASE_URL=http://judge',
    );
    expect(moderation({})).toBe('MODERATION_BASE_URL=(the list of words)');
  });
});
