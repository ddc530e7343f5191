import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { integrity, replaceFile } from '../../../fixtures/release.ts';
import { checkCodeInProcess } from './check-code.ts';
import { loadContainer } from './container.ts';

interface BuiltRelease {
  release: Release;
  dist: string;
}

async function build(checkout: SampleCheckout): Promise<BuiltRelease> {
  const { dist, ...built } = await checkout.build();
  return { release: { ...built, publishedAt: '2026-01-02T03:04:05.000Z' }, dist };
}

const sample = sampleCheckout();
let sampleRelease: BuiltRelease;
beforeAll(async () => {
  sampleRelease = await build(sample);
});
afterAll(() => sample.remove());

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  vi.unstubAllEnvs();
});

/** Copies the sample's release, so that a test can change it. */
function copyRelease(): BuiltRelease {
  const dist = mkdtempSync(join(tmpdir(), 'storyloom-release-'));
  removals.push(() => rmSync(dist, { recursive: true, force: true }));
  cpSync(sampleRelease.dist, dist, { recursive: true });
  return { release: structuredClone(sampleRelease.release), dist };
}

/** Builds a release of the sample with changed sources. */
async function buildChanged(changes: Record<string, string>): Promise<BuiltRelease> {
  const checkout = sampleCheckout(changes);
  removals.push(() => checkout.remove());
  return build(checkout);
}

const check = checkCodeInProcess();

describe('checkCode', () => {
  it('accepts a micro-frontend that loads on both sides', async () => {
    const { release, dist } = copyRelease();
    await expect(check(release, dist)).resolves.toBeUndefined();
  });

  it('refuses a release that loops endlessly at import, by its processor time', async () => {
    const { release, dist } = copyRelease();
    replaceFile(release, dist, 'server/mfe.mjs', "process.on('SIGXCPU', () => {}); for (;;);");
    await expect(checkCodeInProcess({ cpuSeconds: 2 })(release, dist)).rejects.toThrow(
      'It did not load within 2 s of processor time: look for an endless loop at import.',
    );
  });

  it('refuses a release that waits endlessly at import, after the time limit', async () => {
    const { release, dist } = copyRelease();
    // An open port keeps the process running.
    const text =
      'new MessageChannel().port1.onmessage = () => {}; await new Promise(() => {}); export default {};';
    replaceFile(release, dist, 'server/mfe.mjs', text);
    await expect(checkCodeInProcess({ deadlineMs: 1_000 })(release, dist)).rejects.toThrow(
      'It did not load within 1 s: look for an import that waits.',
    );
  });

  it('refuses an import on the server that the host does not provide', async () => {
    const { release, dist } = copyRelease();
    replaceFile(release, dist, 'server/mfe.mjs', "import 'node:fs'; export default {};");
    await expect(check(release, dist)).rejects.toThrow(
      'server/mfe.mjs cannot be imported by the host: Error: it imports node:fs, and only react, react/jsx-runtime',
    );
  });

  it('refuses a module that ends the process, and one that sends a verdict itself', async () => {
    const { release, dist } = copyRelease();
    replaceFile(release, dist, 'server/mfe.mjs', 'process.exit(0)');
    await expect(check(release, dist)).rejects.toThrow('Loading it ended the process (0)');
    replaceFile(release, dist, 'server/mfe.mjs', 'process.send?.({ fault: null }); export default {};');
    await expect(check(release, dist)).rejects.toThrow('is not a micro-frontend');
  });

  it('hides the settings of the registry from a release', async () => {
    const { release, dist } = copyRelease();
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    const text = "throw new Error('the database is ' + process.env.DATABASE_URL);";
    replaceFile(release, dist, 'server/mfe.mjs', text);
    await expect(check(release, dist)).rejects.toThrow('the database is undefined');
  });

  it('lets a release reach no address', async () => {
    const { release, dist } = copyRelease();
    const text = "throw new Error(await fetch('http://127.0.0.1:5999').catch(({ cause }) => cause.code));";
    replaceFile(release, dist, 'server/mfe.mjs', text);
    await expect(check(release, dist)).rejects.toThrow('Error: ERR_ACCESS_DENIED.');
  });

  it('lets a release read nothing but itself and the shared packages', async () => {
    const { release, dist } = copyRelease();
    const paths = ['/etc/passwd', `${process.cwd()}/.data`, `${process.cwd()}/host/package.json`];
    const text = `const { readFileSync } = process.getBuiltinModule('node:fs');
      const codeOf = (path) => { try { return readFileSync(path).length; } catch ({ code }) { return code; } };
      throw new Error(${JSON.stringify(paths)}.map(codeOf).join());`;
    replaceFile(release, dist, 'server/mfe.mjs', text);
    await expect(check(release, dist)).rejects.toThrow(
      'Error: ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED.',
    );
  });
});

// In this process, which saves starting one for each fault.
describe('loadContainer', () => {
  it.each([
    [
      'plain container',
      'var storyloom_sample = { init() {}, get: () => Promise.resolve(() => ({ default: {} })) };',
    ],
    [
      'container without ./mfe',
      "var NAME = { init() {}, get: () => Promise.reject(new Error('Module ./mfe does not exist')) };",
    ],
    [
      'container of something else',
      'var NAME = { init() {}, get: () => Promise.resolve(() => ({ default: () => null })) };',
    ],
  ])('refuses a %s', async (_, text) => {
    const { release, dist } = copyRelease();
    replaceFile(release, dist, release.entry.url, text.replace('NAME', release.mfName));
    await expect(loadContainer(release, dist)).rejects.toThrow(
      /defines no federation container named|does not offer \.\/mfe: Error: Module \.\/mfe does not exist|is not a micro-frontend: its default export/,
    );
  });

  it('refuses an entry that throws after it has defined its container', async () => {
    const { release, dist } = copyRelease();
    const { url } = release.entry;
    const text = `${readFileSync(join(dist, url), 'utf8')}\n;throw new Error('late on purpose');`;
    replaceFile(release, dist, url, text);
    await expect(loadContainer(release, dist)).rejects.toThrow(
      `${url} cannot be run by a browser: Error: late on purpose. Fix it and build again.`,
    );
  });

  it('refuses a page that throws at import in browsers alone', async () => {
    const { release, dist } = await buildChanged({
      'routes/plain.tsx':
        "if (typeof document !== 'undefined') throw new Error('no such API'); export default () => null;",
    });
    await expect(loadContainer(release, dist)).rejects.toThrow(
      /^The route plain of browser\/remoteEntry\.js cannot be loaded: Error: no such API/,
    );
  });

  it('refuses a container that imports an ES module whose hash is in no import map', async () => {
    const { release, dist } = copyRelease();
    const module = 'browser/container.js';
    replaceFile(release, dist, module, 'export const init = () => {};');
    release.assets.push({ url: module, integrity: integrity('export const init = () => {};') });
    const entry = `globalThis.${release.mfName} = { init: () => import('./container.js'), get() {} };`;
    replaceFile(release, dist, release.entry.url, entry);
    await expect(check(release, dist)).rejects.toThrow(`${module} is loaded without its hash`);
  });

  it('refuses a container that loads a chunk without its hash', async () => {
    const { release, dist } = copyRelease();
    const chunk = release.parts['route:plain']?.js.find(({ url }) => url !== release.entry.url)?.url ?? '';
    const other = release.assets.find(({ url }) => url === chunk);
    if (other) other.integrity = release.entry.integrity;
    await expect(loadContainer(release, dist)).rejects.toThrow(
      `${chunk} is loaded without its hash, so browsers refuse it`,
    );
  });
});
