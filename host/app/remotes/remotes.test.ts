import type { PageComposition, PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
import { defineMfe, type Mfe } from '@storyloom/mfe/define';
import { describe, expect, it, vi } from 'vitest';
import { RemoteLoadError } from './load-error.ts';
import type { Reload } from './reload-once.ts';
import { createRemotes, type LoadRelease } from './remotes.ts';

const release = (version: string): PageRelease => ({
  version,
  buildId: version,
  mfName: `sample_${version}`,
  entry: { url: `/${version}.js`, integrity: '' },
  incompatibility: null,
});
const mfe = (lastKnownGood: PageRelease | null = null, name = 'sample'): PageMfe => ({
  name,
  stable: release('2'),
  lastKnownGood,
  routes: [],
  dialogs: [],
  slots: [],
});
const composition = (...mfes: PageMfe[]): PageComposition => ({ id: 'one', mfes });
const page = { default: () => null };
const code: Mfe = defineMfe({
  name: 'sample',
  routes: [{ id: 'home', path: '/', load: async () => page }],
  slots: {
    broken: async () => {
      throw new Error('chunk');
    },
  },
});
const home = { mfe: 'sample', kind: 'route', id: 'home' } as const;

/** A loader with a scripted result for each release. */
function loader(...outcomes: (Mfe | Error)[]) {
  const requests: string[] = [];
  const loadRelease: LoadRelease = async ({ version }) => {
    requests.push(version);
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Error || !outcome) throw outcome;
    return outcome;
  };
  return { loadRelease, asked: requests };
}
const unreachable = new RemoteLoadError('unreachable', 'no network');

function remotesWith(loadRelease: LoadRelease, which = composition(mfe())) {
  const reports: string[] = [];
  const remotes = createRemotes({
    composition: which,
    loadRelease,
    report: (_, error) => reports.push(String(error)),
  });
  return { remotes, reports };
}

describe('createRemotes', () => {
  it('has a pending state for a part that was never loaded', () => {
    const { loadRelease, asked } = loader(code);
    const { remotes } = remotesWith(loadRelease);
    expect(remotes.read(home)).toEqual({ state: 'pending' });
    expect(asked).toEqual([]);
  });

  it('loads a part once for simultaneous requests, and notifies subscribers', async () => {
    const { loadRelease, asked } = loader(code);
    const { remotes } = remotesWith(loadRelease);
    let notified = 0;
    const stop = remotes.subscribe(() => notified++);
    const [one, two] = await Promise.all([remotes.load(home), remotes.load(home)]);
    expect(one).toBe(two);
    expect(one).toMatchObject({ state: 'ready', module: page, fallback: false });
    expect(await remotes.load(home)).toBe(one);
    expect([asked, notified]).toEqual([['2'], 1]);
    stop();
  });

  it('tries a release a second time before falling back', async () => {
    const { loadRelease, asked } = loader(unreachable, code);
    const { remotes, reports } = remotesWith(loadRelease, composition(mfe(release('1'))));
    expect(await remotes.load(home)).toMatchObject({ state: 'ready', fallback: false });
    expect([asked, reports]).toEqual([['2', '2'], ['Error: no network']]);
  });

  it('tries a release at most eight times while each attempt fails with a new error', async () => {
    const errors = Array.from({ length: 20 }, (_, at) => new RemoteLoadError('unreachable', `chunk ${at}`));
    const { loadRelease, asked } = loader(...errors);
    const { remotes } = remotesWith(loadRelease);
    expect(await remotes.load(home)).toEqual({ state: 'failed', reason: 'unreachable' });
    expect(asked).toHaveLength(8);
  });

  it('falls back to the last known good release', async () => {
    const { loadRelease, asked } = loader(unreachable, unreachable, code);
    const { remotes } = remotesWith(loadRelease, composition(mfe(release('1'))));
    const part = await remotes.load(home);
    expect(part).toMatchObject({ state: 'ready', fallback: true, release: { version: '1' } });
    expect(asked).toEqual(['2', '2', '1']);
  });

  it.each([
    ['unreachable', unreachable],
    ['refused', new RemoteLoadError('refused', 'hash')],
    ['incompatible', new RemoteLoadError('incompatible', 'react')],
    ['threw', new Error('at import')],
  ] as const)('fails as %s, as a result and never a throw', async (reason, error) => {
    const { remotes } = remotesWith(loader(error).loadRelease);
    expect(await remotes.load(home)).toEqual({ state: 'failed', reason });
    expect(remotes.read(home)).toEqual({ state: 'failed', reason });
  });

  it('loads again after a failure', async () => {
    const { loadRelease } = loader(unreachable, unreachable, code);
    const { remotes } = remotesWith(loadRelease);
    expect((await remotes.load(home)).state).toBe('failed');
    expect((await remotes.load(home)).state).toBe('ready');
    expect(remotes.read(home).state).toBe('ready');
  });

  it('fails one part without affecting others of the same release', async () => {
    const { remotes } = remotesWith(loader(code).loadRelease);
    const broken = { mfe: 'sample', kind: 'slot', id: 'broken' } as const;
    expect(await remotes.load(broken)).toEqual({ state: 'failed', reason: 'threw' });
    expect((await remotes.load(home)).state).toBe('ready');
  });

  it.each([
    [{ mfe: 'sample', kind: 'route', id: 'gone' } as const],
    [{ mfe: 'nobody', kind: 'dialog', id: 'login' } as const],
  ])('fails for %j', async (ref) => {
    const { remotes } = remotesWith(loader(code).loadRelease);
    expect(await remotes.load(ref)).toEqual({ state: 'failed', reason: 'missing' });
  });

  it('shows a slot as failed only after the page was not reloaded for it', async () => {
    const decision = Promise.withResolvers<void>();
    const reload = vi.fn<Reload>(() => decision.promise);
    const { loadRelease } = loader(unreachable);
    const remotes = createRemotes({ composition: composition(mfe()), loadRelease, report: () => {}, reload });
    const corner = { mfe: 'sample', kind: 'slot', id: 'corner' } as const;
    const loaded = remotes.load(corner);
    await expect.poll(() => reload.mock.calls).toEqual([['unreachable']]);
    expect(remotes.read(corner)).toEqual({ state: 'pending' });
    decision.resolve();
    expect(await loaded).toEqual({ state: 'failed', reason: 'unreachable' });
  });

  it('does not reload for pages and dialogs, which may be loaded before they are wanted', async () => {
    const reload = vi.fn<Reload>(async () => {});
    const { loadRelease } = loader(unreachable);
    const remotes = createRemotes({ composition: composition(mfe()), loadRelease, report: () => {}, reload });
    await remotes.load(home);
    await remotes.load({ mfe: 'sample', kind: 'dialog', id: 'login@1' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is pending again while a failed part is loaded, and notifies subscribers until they unsubscribe', async () => {
    const { loadRelease } = loader(unreachable, unreachable, code);
    const { remotes } = remotesWith(loadRelease);
    const states: string[] = [];
    const stop = remotes.subscribe(() => states.push(remotes.read(home).state));
    await remotes.load(home);
    const again = remotes.load(home);
    expect(states).toEqual(['failed', 'pending']);
    stop();
    await again;
    expect([states, remotes.read(home).state]).toEqual([['failed', 'pending'], 'ready']);
  });
});

describe('fallBack', () => {
  it('replaces a loaded part by that of the last known good release, once', async () => {
    const { loadRelease, asked } = loader(code);
    const { remotes } = remotesWith(loadRelease, composition(mfe(release('1'))));
    await remotes.load(home);
    expect(await remotes.fallBack(home)).toBe(true);
    expect(remotes.read(home)).toMatchObject({ state: 'ready', release: { version: '1' }, fallback: true });
    expect(await remotes.load(home)).toMatchObject({ release: { version: '1' } });
    expect(await remotes.fallBack(home)).toBe(false);
    expect(asked).toEqual(['2', '1']);
  });

  it('keeps the part without a last known good release, or if that cannot be loaded', async () => {
    const alone = remotesWith(loader(code).loadRelease).remotes;
    await alone.load(home);
    expect(await alone.fallBack(home)).toBe(false);
    const { remotes } = remotesWith(loader(code, unreachable).loadRelease, composition(mfe(release('1'))));
    await remotes.load(home);
    expect(await remotes.fallBack(home)).toBe(false);
    expect(remotes.read(home)).toMatchObject({ state: 'ready', release: { version: '2' } });
  });
});
