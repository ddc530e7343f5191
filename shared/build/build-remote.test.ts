import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Release } from '@storyloom/contract/composition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { RemoteBuildResult } from './build-remote.ts';
import { type SampleCheckout, sampleCheckout } from './fixtures/checkout.ts';
import { integrityOf } from './integrity.ts';

describe('a built micro-frontend', () => {
  let checkout: SampleCheckout;
  let built: RemoteBuildResult;
  const text = (url: string) => readFileSync(join(built.dist, url), 'utf8');
  beforeAll(async () => {
    checkout = sampleCheckout();
    built = await checkout.build();
  }, 60_000);
  afterAll(() => checkout.remove());

  it('is a release that the registry takes', () => {
    const { dist: _, name, ...rest } = built;
    const release = { ...rest, mfe: name, publishedAt: new Date(0).toISOString() };
    expect(z.safeParse(Release, release).error).toBeUndefined();
    expect(built.version).toBe('1.2.3');
    expect(built.mfName).toBe(`storyloom_sample_${built.buildId}`);
  });

  it('names every file with its true hash, and no other', () => {
    const files = readdirSync(built.dist, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(built.assets).toHaveLength(files.length);
    for (const { url, integrity } of built.assets) expect(integrity).toBe(integrityOf(join(built.dist, url)));
  });

  it('carries the manifest with its defaults', () => {
    expect(built.manifest.routes.map(({ id, layout, ssr }) => [id, layout, ssr])).toEqual([
      ['home', 'default', true],
      ['plain', 'empty', true],
      ['alone', 'default', false],
    ]);
    expect(built.manifest.dialogs).toEqual(['greeting@1']);
    expect(built.manifest.slots).toEqual(['corner']);
  });

  it('lists the files of each part, and no script of another', () => {
    expect(Object.keys(built.parts)).toEqual([
      'route:home',
      'route:plain',
      'route:alone',
      'dialog:greeting@1',
      'slot:corner',
    ]);
    const scripts = (key: string) => built.parts[key]?.js.map(({ url }) => text(url)).join('') ?? '';
    expect(scripts('route:home')).toContain('Hello ');
    expect(scripts('route:plain')).toContain('A plain page');
    expect(scripts('route:plain')).not.toContain('Hello ');
    expect(built.parts['route:home']?.css).toHaveLength(1);
    expect(built.parts['slot:corner']?.css).toEqual([]);
  });

  it('has the same class names in the browser, in the stylesheet and on the server', () => {
    const css = text(built.parts['route:home']?.css[0]?.url ?? '');
    const name = /\.(sample-[\w-]+)/.exec(css)?.[1] ?? 'none';
    const browser = built.parts['route:home']?.js.map(({ url }) => text(url)).join('');
    expect(browser).toContain(`"${name}"`);
    expect(text('server/mfe.mjs')).toContain(`"${name}"`);
  });

  it('carries no copy of React and imports nothing but the shared packages on the server', () => {
    const imported = [...text('server/mfe.mjs').matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/g)].map(
      ([, specifier]) => specifier,
    );
    expect(new Set(imported)).toEqual(new Set(['react/jsx-runtime', '@storyloom/mfe']));
    const browser = built.assets.filter(({ url }) => url.endsWith('.js') && url.startsWith('browser/'));
    for (const { url } of browser) expect(text(url)).not.toContain('react.transitional.element');
  });

  it('puts its scripts under a global name of this very build', () => {
    expect(text('browser/remoteEntry.js')).toContain(built.mfName);
    expect(text('browser/remoteEntry.js')).toContain(`chunks_${built.mfName}`);
  });

  it('holds the hashes of its own chunks, so that an altered one is refused', () => {
    const chunks = new Set(
      Object.values(built.parts).flatMap(({ js }) => js.map(({ integrity }) => integrity)),
    );
    const scripts = built.assets.filter(({ url }) => url.endsWith('.js')).map(({ url }) => text(url));
    for (const hash of chunks) expect(scripts.some((script) => script.includes(hash))).toBe(true);
  });

  it('comes out the same, byte for byte, when it is built again', async () => {
    expect((await checkout.build()).assets).toEqual(built.assets);
  }, 60_000);
});

it('is one module on the server, whatever its pages share', async () => {
  const shares = (name: string, features: string[]) =>
    features.map((each) => `import { ${each} } from '../features/${each}.ts';`).join('\n') +
    `\nexport default function ${name}() { return <main>{[${features}].join()}</main>; }`;
  const checkout = sampleCheckout({
    'features/first.ts': "export const first = ['first'];",
    'features/second.ts': "export const second = ['second'];",
    'routes/plain.tsx': shares('Plain', ['first', 'second']),
    'routes/alone.tsx': shares('Alone', ['first', 'second']),
    'dialogs/greeting.tsx': shares('Greeting', ['first']),
    'slots/corner.tsx': shares('Corner', ['second']),
  });
  try {
    const { dist } = await checkout.build();
    expect(readdirSync(join(dist, 'server'))).toEqual(['mfe.mjs']);
  } finally {
    checkout.remove();
  }
}, 60_000);

describe('a micro-frontend that does not fit', () => {
  const failing = async (changes: Record<string, string | null>): Promise<string> => {
    const checkout = sampleCheckout(changes);
    try {
      return await checkout.build().then(
        () => 'built',
        (error: unknown) => String(error),
      );
    } finally {
      checkout.remove();
      expect(existsSync(checkout.root)).toBe(false);
    }
  };
  const mfe = (body: string) =>
    `import { defineMfe } from '@storyloom/mfe/define';\nexport default defineMfe({ name: 'sample', ${body} });`;

  it('is told when the file of a part has another name', async () => {
    const words = await failing({
      'mfe.ts': mfe("slots: { corner: () => import('./routes/plain.tsx') }"),
    });
    expect(words).toContain('sample: nothing imports ./slots/corner.tsx');
    expect(words).toContain('rename the file or the part');
  }, 60_000);

  it('does not build without a file that it names', async () => {
    expect(await failing({ 'mfe.ts': mfe("slots: { corner: () => import('./slots/gone.tsx') }") })).toMatch(
      /build failed/i,
    );
  }, 60_000);

  it('is told when its manifest has no shape of ours', async () => {
    const words = await failing({
      'mfe.ts': mfe(
        "routes: [{ id: 'Home Page', path: 'no-slash', load: () => import('./routes/plain.tsx') }]",
      ),
    });
    expect(words).toContain('routes');
  }, 60_000);
});
