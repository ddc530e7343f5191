// @vitest-environment jsdom
import type { PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
import { defineMfe } from '@storyloom/mfe/define';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    const loadRelease = createFederation(versions, 'nonce-of-the-page');
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
    const loadRelease = createFederation(versions, undefined);
    await Promise.all([loadRelease(two, mfeWith(two)), loadRelease(two, mfeWith(two))]);
    expect(scripts).toHaveLength(1);
  });

  it('refuses an incompatible release without loading anything', async () => {
    const three = release('sample_three', 'needs react ^20.0.0, but the shell has 19.3.1');
    const refusal = createFederation(versions, undefined)(three, mfeWith(three));
    await expect(refusal).rejects.toThrow('sample 1.2.3 needs react ^20.0.0');
    await expect(refusal).rejects.toMatchObject({ reason: 'incompatible' });
    expect(scripts).toEqual([]);
  });

  it('loads an entry again after it failed', async () => {
    arrive = (script) => script.dispatchEvent(new Event('error'));
    const four = release('sample_four');
    const loadRelease = createFederation(versions, undefined);
    await expect(loadRelease(four, mfeWith(four))).rejects.toThrow();
    const failed = scripts.length;
    runEntry('sample_four', async () => ({ default: code }));
    expect(await loadRelease(four, mfeWith(four))).toBe(code);
    expect(scripts.length).toBeGreaterThan(failed);
  });
});

describe('integrityPlugin', () => {
  it('refuses a script without a known hash', () => {
    const plugin = integrityPlugin(new Map(), undefined);
    const create = () => plugin.createScript?.({ url: '/elsewhere.js' } as never);
    expect(create).toThrow(RemoteLoadError);
    expect(create).toThrow('No hash is known for /elsewhere.js');
  });
});
