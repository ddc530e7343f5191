import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createInstance,
  type ModuleFederationRuntimePlugin as RuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { ModuleInfo } from '@module-federation/sdk';
import { Release } from '@storyloom/contract/platform/composition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type RemoteBuildResult, sourceMapsOf } from './build-remote.ts';
import { type SampleCheckout, sampleCheckout } from './fixtures/checkout.ts';
import { integrityOf } from './integrity.ts';

describe('a built micro-frontend', () => {
  let checkout: SampleCheckout;
  let built: RemoteBuildResult;
  const text = (url: string) => readFileSync(join(built.dist, url), 'utf8');
  beforeAll(async () => {
    checkout = sampleCheckout();
    built = await checkout.build();
  }, 120_000);
  afterAll(() => checkout.remove());

  it('matches the schema of a release', () => {
    const { dist: _, ...rest } = built;
    const release = { ...rest, publishedAt: new Date(0).toISOString() };
    expect(z.safeParse(Release, release).error).toBeUndefined();
    expect(built.version).toBe('1.2.3');
    expect(built.mfName).toBe(`storyloom_sample_${built.buildId}`);
  });

  it('lists every file with its hash', () => {
    const files = readdirSync(built.dist, { recursive: true, withFileTypes: true }).filter(
      (each) => each.isFile() && !each.name.endsWith('.map'),
    );
    expect(built.assets).toHaveLength(files.length);
    for (const { url, integrity } of built.assets) expect(integrity).toBe(integrityOf(join(built.dist, url)));
  });

  it('keeps a source map of each script except the entry beside the assets; no script refers to it', () => {
    const maps = sourceMapsOf(built.dist);
    const scripts = built.assets.filter(({ url }) => /\.m?js$/.test(url));
    const mapped = scripts.filter(({ url }) => url !== built.entry.url);
    expect(maps).toEqual(mapped.map(({ url }) => `maps/${url}.map`));
    expect(built.assets.filter(({ url }) => url.endsWith('.map'))).toEqual([]);
    for (const { url } of scripts) expect(text(url)).not.toContain('sourceMappingURL');
    const page = JSON.parse(text(maps.find((file) => file.includes('/server/')) ?? '')) as {
      sources: string[];
    };
    expect(page.sources.join()).toContain('routes/home.tsx');
  });

  it('has an mf-manifest.json that the runtime of module federation loads', async () => {
    const { mfe, version, mfName } = built;
    const entry = 'https://stories.example/m/sample/mf-manifest.json';
    const manifest: RuntimePlugin = {
      name: 'release',
      fetch: async () => new Response(text('browser/mf-manifest.json')),
    };
    const runtime = createInstance({ name: 'devtools', remotes: [], plugins: [manifest] });
    const { remoteSnapshot } = await runtime.snapshotHandler.loadRemoteSnapshotInfo({
      moduleInfo: { name: mfe, entry },
    });
    const expose = built.assets
      .map(({ url }) => url.slice('browser/'.length))
      .filter((url) => url.includes('expose'));
    expect(remoteSnapshot).toMatchObject({
      version: entry,
      buildVersion: version,
      globalName: mfName,
      remoteEntry: 'remoteEntry.js',
      remoteEntryType: 'global',
      publicPath: 'https://stories.example/m/sample/',
      remotesInfo: {},
      modules: [{ moduleName: 'mfe', modulePath: './mfe', assets: { js: { sync: expose } } }],
    });
    const shared = (remoteSnapshot as ModuleInfo).shared.map(({ sharedName }) => sharedName);
    expect(shared).toEqual(expect.arrayContaining(['@storyloom/mfe', 'react/jsx-runtime']));
  });

  it('contains the manifest with its defaults', () => {
    expect(built.manifest.routes.map(({ id, layout, ssr }) => [id, layout, ssr])).toEqual([
      ['home', 'default', true],
      ['plain', 'empty', true],
      ['alone', 'default', false],
    ]);
    expect(built.manifest.dialogs).toEqual(['greeting@1']);
    expect(built.manifest.slots).toEqual(['corner']);
  });

  it('lists the files of each part, without those of other parts', () => {
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

  it('has the same class names in the browser, the stylesheet and on the server', () => {
    const css = text(built.parts['route:home']?.css[0]?.url ?? '');
    const name = /\.(sample-[\w-]+)/.exec(css)?.[1] ?? 'none';
    const browser = built.parts['route:home']?.js.map(({ url }) => text(url)).join('');
    expect(browser).toContain(`"${name}"`);
    expect(text('server/mfe.mjs')).toContain(`"${name}"`);
  });

  it('contains no copy of React or of Zod’s core, and imports shared packages only on the server', () => {
    const imported = [...text('server/mfe.mjs').matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/g)].map(
      ([, specifier]) => specifier,
    );
    expect(new Set(imported)).toEqual(new Set(['react/jsx-runtime', '@storyloom/mfe', '@storyloom/schema']));
    const browser = built.assets.filter(({ url }) => url.endsWith('.js') && url.startsWith('browser/'));
    for (const { url } of browser) expect(text(url)).not.toMatch(/react\.transitional\.element|invalid_type/);
  });

  it('uses globals named after the build', () => {
    expect(text('browser/remoteEntry.js')).toContain(built.mfName);
    expect(text('browser/remoteEntry.js')).toContain(`chunks_${built.mfName}`);
  });

  it('contains the hashes of its chunks', () => {
    const chunks = new Set(
      Object.values(built.parts).flatMap(({ js }) => js.map(({ integrity }) => integrity)),
    );
    const scripts = built.assets.filter(({ url }) => url.endsWith('.js')).map(({ url }) => text(url));
    for (const hash of chunks) expect(scripts.some((script) => script.includes(hash))).toBe(true);
  });

  it('is identical byte for byte when built again', async () => {
    const again = await checkout.build();
    expect(again.assets).toEqual(built.assets);
    for (const file of sourceMapsOf(again.dist))
      expect(integrityOf(join(again.dist, file)), file).toBe(integrityOf(join(built.dist, file)));
  }, 120_000);
});

it('is one module on the server, even if its parts share code', async () => {
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

describe('building an invalid micro-frontend', () => {
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

  it('fails if the file of a part has another name', async () => {
    const text = await failing({
      'mfe.ts': mfe("slots: { corner: () => import('./routes/plain.tsx') }"),
    });
    expect(text).toContain('sample: nothing imports ./slots/corner.tsx');
    expect(text).toContain('rename the file or the part');
  }, 120_000);

  it('fails if a file is missing', async () => {
    expect(await failing({ 'mfe.ts': mfe("slots: { corner: () => import('./slots/gone.tsx') }") })).toMatch(
      /build failed/i,
    );
  }, 120_000);

  it('fails if the manifest is not valid', async () => {
    const text = await failing({
      'mfe.ts': mfe(
        "routes: [{ id: 'Home Page', path: 'no-slash', load: () => import('./routes/plain.tsx') }]",
      ),
    });
    expect(text).toContain('routes');
  }, 120_000);
});
