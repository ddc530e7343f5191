// @vitest-environment jsdom
import type { PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
import { defineMfe } from '@storyloom/mfe/define';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFederation } from './federation.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { RemoteLoadError } from './load-error.ts';

const versions = { react: '19.3.1', 'react-dom': '19.3.1', '@storyloom/mfe': '1.0.0' };
const code = defineMfe({ name: 'sample' });
const integrity = `sha384-${'a'.repeat(64)}`;

const release = (mfName: string, incompatibility: string | null = null): PageRelease => ({
  version: '1.2.3',
  buildId: 'aaaaaaaaaaaa',
  mfName,
  entry: { url: `/m/${mfName}/remoteEntry.js`, integrity },
  incompatibility,
});
const federationOf = (
  mfes: readonly PageMfe[],
  { nonce, overridable = false }: { nonce?: string; overridable?: boolean } = {},
) => {
  const composition = { id: 'live', mfes: [...mfes] };
  return createFederation({ composition, build: 'build-1', versions, nonce, overridable });
};
const mfeWith = (stable: PageRelease): PageMfe => ({
  name: 'sample',
  stable,
  lastKnownGood: null,
  routes: [],
  dialogs: [],
  slots: [],
});

let scripts: HTMLScriptElement[];
let arrive: (script: HTMLScriptElement) => void;
let observer: MutationObserver;

beforeEach(() => {
  scripts = [];
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node);
      arrive(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  observer.disconnect();
  vi.restoreAllMocks();
});

/** Runs an entry script: it leaves a container in a global, as a federation entry does. */
function runEntry(mfName: string, loadModule: () => Promise<unknown>) {
  arrive = (script) => {
    const container = { init: async () => {}, get: async () => loadModule };
    Object.assign(globalThis, { [mfName]: container });
    script.dispatchEvent(new Event('load'));
  };
}

describe('createFederation', () => {
  it('loads an entry with its hash, the nonce of the page and CORS', async () => {
    runEntry('sample_one', async () => ({ default: code }));
    const one = release('sample_one');
    const loadRelease = federationOf([], { nonce: 'nonce-of-the-page' });
    expect(await loadRelease(one, mfeWith(one))).toBe(code);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({
      src: `${location.origin}/m/sample_one/remoteEntry.js`,
      integrity,
      crossOrigin: 'anonymous',
      nonce: 'nonce-of-the-page',
    });
  });

  it('loads an entry once for simultaneous requests', async () => {
    runEntry('sample_two', async () => ({ default: code }));
    const two = release('sample_two');
    const loadRelease = federationOf([]);
    await Promise.all([loadRelease(two, mfeWith(two)), loadRelease(two, mfeWith(two))]);
    expect(scripts).toHaveLength(1);
  });

  it('refuses an incompatible release without loading anything', async () => {
    const three = release('sample_three', 'needs react ^20.0.0, but the shell has 19.3.1');
    const refusal = federationOf([])(three, mfeWith(three));
    await expect(refusal).rejects.toThrow('sample 1.2.3 needs react ^20.0.0');
    await expect(refusal).rejects.toMatchObject({ reason: 'incompatible' });
    expect(scripts).toEqual([]);
  });

  it('loads an entry again after it failed', async () => {
    arrive = (script) => script.dispatchEvent(new Event('error'));
    const four = release('sample_four');
    const loadRelease = federationOf([]);
    await expect(loadRelease(four, mfeWith(four))).rejects.toThrow();
    const failed = scripts.length;
    runEntry('sample_four', async () => ({ default: code }));
    expect(await loadRelease(four, mfeWith(four))).toBe(code);
    expect(scripts.length).toBeGreaterThan(failed);
  });
});

describe('devtools of module federation', () => {
  const manifestOf = (globalName: string) => ({
    id: globalName,
    name: globalName,
    metaData: {
      globalName,
      publicPath: 'auto',
      buildInfo: { buildVersion: 'dev' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    },
    shared: [],
    remotes: [],
    exposes: [],
  });

  /** Replaces a release as the extension does: its plugin reads the wanted entries from the device's storage. */
  function override(mfName: string) {
    const entry = `http://localhost:3100/${mfName}/mf-manifest.json`;
    localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { [mfName]: entry } }));
    onTestFinished(() => localStorage.clear());
    const plugins = globalThis.__FEDERATION__.__GLOBAL_PLUGIN__;
    plugins.push({
      name: 'mf-chrome-devtools-override-remotes-plugin',
      beforeRegisterRemote(args) {
        const { overrides } = JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}');
        if (overrides?.[args.remote.name]) Object.assign(args.remote, { entry: overrides[args.remote.name] });
        return args;
      },
    });
    onTestFinished(() => void plugins.pop());
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(manifestOf(`${mfName}_local`))));
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  it('show the shell, its shared packages and each release', () => {
    federationOf([mfeWith(release('sample_five'))]);
    const { moduleInfo } = globalThis.__FEDERATION__;
    const address = `${location.origin}/m/sample_five`;
    expect(moduleInfo.storyloom_host).toMatchObject({
      buildVersion: 'build-1',
      remotesInfo: { sample_five: { matchedVersion: `${address}/mf-manifest.json` } },
      shared: [{ sharedName: 'react', version: '19.3.1' }, {}, { sharedName: '@storyloom/mfe' }],
    });
    expect(moduleInfo[`sample_five:${address}/mf-manifest.json`]).toEqual({
      globalName: 'sample_five',
      version: '1.2.3',
      remoteEntry: `${address}/remoteEntry.js`,
    });
  });

  it('replace a release in development', async () => {
    override('sample_six');
    const six = mfeWith(release('sample_six'));
    runEntry('sample_six_local', async () => ({ default: code }));
    expect(await federationOf([six], { overridable: true })(six.stable, six)).toBe(code);
    expect(scripts.map(({ src }) => src)).toEqual(['http://localhost:3100/sample_six/remoteEntry.js']);
  });

  it('replace nothing on the site, because their container has no hash', async () => {
    override('sample_seven');
    const seven = mfeWith(release('sample_seven'));
    await expect(federationOf([seven])(seven.stable, seven)).rejects.toThrow();
    expect(scripts).toEqual([]);
  });
});

describe('integrityPlugin', () => {
  it('refuses a script without a known hash', () => {
    const plugin = integrityPlugin(new Map(), undefined, false);
    const create = () => plugin.createScript?.({ url: '/elsewhere.js' } as never);
    expect(create).toThrow(RemoteLoadError);
    expect(create).toThrow('No hash is known for /elsewhere.js');
  });
});
