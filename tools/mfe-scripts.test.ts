import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

describe('scripts of a micro-frontend', () => {
  it.each(folders)('are the same four in %s', (folder) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toEqual({
      dev: `node ../tools/start.mjs --dev ${folder.slice('mfe-'.length)}`,
      test: `vitest run --root .. --project unit ${folder}/`,
      build: 'node ../tools/build-mfe.ts',
      check: `tsc --noEmit -p .. && biome check . && node ../tools/arrows.ts && knip --directory .. --workspace ${folder}`,
    });
  });
});
