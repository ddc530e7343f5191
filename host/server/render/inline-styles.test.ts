import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArtifacts } from '../files/artifacts.ts';
import { createInlineStyles, type InlineStyles } from './inline-styles.ts';

let dist: string;
let read: InlineStyles;
const write = (name: string, text: string) => writeFileSync(join(dist, 'browser', 'static', name), text);
const textsOf = (...names: string[]) => read(names.map((name) => ({ href: `/static/${name}` })));

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'storyloom-styles-'));
  mkdirSync(join(dist, 'browser', 'static'), { recursive: true });
  read = createInlineStyles({
    dist,
    artifacts: createArtifacts({ cacheDir: dist, registryUrl: 'http://127.0.0.1:9' }),
  });
});
afterAll(() => rmSync(dist, { recursive: true }));

describe('createInlineStyles', () => {
  it('reads stylesheets whose addresses do not depend on their own', async () => {
    write('a.css', 'a { background: url(/static/a.png), url("data:image/png,x"), url(#mask) }');
    write('b.css', 'b { background: url(b.png) }');
    write('c.css', 'c { background: url("../c.png") }');
    expect(await textsOf('a.css', 'b.css', 'c.css')).toEqual([expect.stringMatching(/^a /), null, null]);
  });

  it('leaves out long stylesheets, and those that cannot be read until they can', async () => {
    write('long.css', 'a{}'.repeat(20_000));
    expect(await textsOf('long.css', 'late.css')).toEqual([null, null]);
    write('late.css', 'late {}');
    expect(await textsOf('late.css')).toEqual(['late {}']);
    expect(await read([{ href: '/m/reader/0123456789ab/browser/static/css/none.css' }])).toEqual([null]);
  });
});
