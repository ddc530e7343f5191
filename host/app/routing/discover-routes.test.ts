import type { PageComposition } from '@storyloom/contract/composition';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Remotes } from '../remotes/remotes.ts';
import { discoverRoutes } from './discover-routes.ts';
import { frameId } from './routes.tsx';

const release = (version: string) => ({
  version,
  buildId: version,
  mfName: `sample_${version}`,
  entry: { url: '/entry.js', integrity: '' },
  incompatibility: null,
});
const composition = (...ids: string[]): PageComposition => ({
  id: ids.join(),
  mfes: [
    {
      name: 'sample',
      stable: release('1'),
      lastKnownGood: null,
      dialogs: [],
      slots: [],
      routes: ids.map((id) => ({
        id,
        path: `/${id}`,
        layout: 'default',
        ssr: true,
        keepAlive: null,
        title: null,
        validate: null,
        middleware: [],
      })),
    },
  ],
});

let current: PageComposition;
const request = vi.fn(async () => Response.json(current));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function page(...ids: string[]) {
  const extend = vi.fn();
  const patch = vi.fn();
  const find = discoverRoutes(composition(...ids), { extend } as unknown as Remotes);
  const visit = () => find({ patch, signal: new AbortController().signal } as never);
  const patched = () =>
    patch.mock.calls.map(([parent, routes]) => [parent, routes.map(({ id }: { id: string }) => id)]);
  return { visit, patched, extend };
}

describe('discoverRoutes', () => {
  it('adds the routes that the current composition has and the page does not know', async () => {
    current = composition('home', 'fresh');
    const { visit, patched, extend } = page('home');
    await visit();
    expect(request).toHaveBeenCalledWith('/composition.json', expect.anything());
    expect(patched()).toEqual([[frameId, ['sample:fresh']]]);
    expect(extend).toHaveBeenCalledWith(current);
  });

  it('adds a route once', async () => {
    current = composition('home', 'fresh');
    const { visit, patched } = page('home');
    await visit();
    vi.advanceTimersByTime(10_000);
    await visit();
    expect(request).toHaveBeenCalledTimes(2);
    expect(patched()).toHaveLength(1);
  });

  it('asks at most once in 10 s', async () => {
    current = composition('home');
    const { visit, patched } = page('home');
    await visit();
    await visit();
    vi.advanceTimersByTime(9_999);
    await visit();
    expect(request).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await visit();
    expect(request).toHaveBeenCalledTimes(2);
    expect(patched()).toEqual([]);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers an error', async () => new Response(null, { status: 503 })],
  ])('adds nothing if the host %s', async (_, answer) => {
    request.mockImplementationOnce(answer);
    const { visit, patched } = page('home');
    await visit();
    expect(patched()).toEqual([]);
  });
});
