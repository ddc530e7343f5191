import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMfe } from './new.ts';

const lines: string[] = [];
let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'storyloom-new-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const create = (name: string, folder = parent) => createMfe(name, folder, (line) => void lines.push(line));

describe('createMfe', () => {
  it('creates a micro-frontend of the workspace under its own name', () => {
    create('community');
    const dir = join(parent, 'mfe-community');
    const text = (file: string) => readFileSync(join(dir, file), 'utf8');
    expect(text('mfe.ts')).toContain("name: 'community'");
    expect(text('routes/home.module.css')).toContain('@layer mfe.community {');
    expect(text('routes/home.tsx')).toContain('<h1>Community</h1>');
    const { name, scripts, dependencies } = JSON.parse(text('package.json'));
    expect(name).toBe('@storyloom/mfe-community');
    expect(scripts.dev).toBe('node ../tools/start.mjs --dev community');
    expect(dependencies).toMatchObject({ '@storyloom/mfe': 'workspace:^', react: 'catalog:' });
    expect(lines.at(-1)).toMatch(/^mfe-community is ready\./);
  });

  it('refuses a name that a manifest cannot have', () => {
    expect(() => create('my-mfe')).toThrow('my-mfe is not a name: lower-case letters and digits');
  });

  it('leaves an existing folder alone', () => {
    create('community');
    expect(() => create('community')).toThrow('mfe-community already exists here.');
  });
});
