// @vitest-environment jsdom
import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { NetworkError } from '@storyloom/http/errors';
import { hostRouterContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import type { PageLoader } from '@storyloom/mfe/host';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FailureReason, PartState } from '../remotes/part.ts';
import type { Reload } from '../remotes/reload-once.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { toasts } from '../toasts/toasts.ts';
import { createRoutes, frameId, type Navigation, routeDefinitionsOf } from './routes.tsx';

const entry = { url: '/entry.js', integrity: '' };
const release = { version: '1', buildId: 'a', mfName: 'sample_a', entry, incompatibility: null };
const manifest: RouteManifest = {
  id: 'read',
  path: '/read/:id',
  layout: 'default',
  ssr: true,
  keepAlive: null,
  title: null,
  validate: { params: { id: { kind: 'number', min: 0, max: 99 } }, status: 410 },
  middleware: ['session'],
};
const composition = (route: Partial<RouteManifest> = {}): PageComposition => ({
  id: 'one',
  mfes: [
    {
      name: 'sample',
      stable: release,
      lastKnownGood: null,
      routes: [{ ...manifest, ...route }],
      dialogs: [],
      slots: [],
    },
  ],
});

interface Visit {
  part: PartState<{ default: () => null; loader?: PageLoader }>;
  route?: Partial<RouteManifest>;
  reloads?: boolean;
  address?: string;
  signal?: AbortSignal;
}

/** Runs the loader of the sample route. */
function visit({ part, route, reloads = false, address = 'http://x/read/1', signal }: Visit) {
  const load = vi.fn(async () => part);
  const remotes = { load } as unknown as Remotes;
  const reload = vi.fn<Reload>(() => (reloads ? new Promise(() => {}) : Promise.resolve()));
  const { host } = createFakeHost();
  const ready = vi.fn(async () => {});
  host.session.ready = ready;
  const [definition] = routeDefinitionsOf(composition(route), remotes, { reload });
  const { loader } = definition ?? {};
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  const args = {
    request: new Request(address, signal && { signal }),
    params: { id: address.split('/').at(-1) },
    context: new RouterContextProvider(new Map([[hostRouterContext, host]])),
  };
  const result = Promise.resolve(loader(args as unknown as LoaderFunctionArgs));
  return { result, load, reload, ready, host };
}

const ready = (loader?: PageLoader): Visit['part'] => ({
  state: 'ready',
  module: { default: () => null, ...(loader && { loader }) },
  manifest: { name: 'sample', events: { emits: [], listens: [] } },
  release,
  fallback: false,
});
const failed = (reason: FailureReason): Visit['part'] => ({ state: 'failed', reason });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the loader of a route', () => {
  it('runs the loader of the micro-frontend with its own host, the parameters and the URL', async () => {
    const loader = vi.fn<PageLoader>(async () => {});
    const { result, load } = visit({ part: ready(loader) });
    expect(await result).toBeNull();
    expect(load).toHaveBeenCalledWith({ mfe: 'sample', kind: 'route', id: 'read' });
    const [args] = loader.mock.calls[0] ?? [];
    expect([args?.params, args?.url.href]).toEqual([{ id: '1' }, 'http://x/read/1']);
    expect(() => args?.host.bus.emit({ name: 'a.opened', version: 1 } as never, {} as never)).toThrow(
      'sample does not declare a.opened@1',
    );
  });

  it('validates parameters before anything is loaded', async () => {
    const { result, load } = visit({ part: ready(), address: 'http://x/read/abc' });
    await expect(result).rejects.toMatchObject({ status: 410 });
    expect(load).not.toHaveBeenCalled();
  });

  it('runs the middleware of the route', async () => {
    const { result, ready: sessionReady } = visit({ part: ready() });
    await result;
    expect(sessionReady).toHaveBeenCalledOnce();
  });

  it('hands a failed part to the page when the page is not reloaded', async () => {
    const { result, reload } = visit({ part: failed('refused') });
    expect(await result).toBeNull();
    expect(reload).toHaveBeenCalledWith('refused', new URL('http://x/read/1'));
  });

  it('never settles while the page reloads', async () => {
    const { result, reload } = visit({ part: failed('unreachable'), reloads: true });
    const settled = vi.fn();
    result.then(settled, settled);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  it('loads nothing on the server for a route that only the browser renders', async () => {
    vi.stubGlobal('document', undefined);
    const { result, load } = visit({ part: ready(), route: { ssr: false } });
    expect(await result).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('without a connection', () => {
  const goOffline = () => vi.stubGlobal('navigator', { onLine: false });
  const goOnline = () => {
    vi.unstubAllGlobals();
    window.dispatchEvent(new Event('online'));
  };

  it('the loader waits, and loads the page once the connection is back', async () => {
    goOffline();
    const toast = vi.spyOn(toasts, 'show').mockReturnValue();
    const dismiss = vi.spyOn(toasts, 'dismiss').mockReturnValue();
    const loader = vi.fn<PageLoader>(async () => {}).mockRejectedValueOnce(new NetworkError('no connection'));
    const { result } = visit({ part: ready(loader) });
    await expect.poll(() => toast.mock.lastCall?.[1]).toMatch(/^You’re offline/);
    expect(dismiss).not.toHaveBeenCalled();
    goOnline();
    expect(await result).toBeNull();
    expect([loader.mock.calls.length, dismiss.mock.calls]).toEqual([2, [['offline']]]);
  });

  it('the loader stops waiting when another page is visited', async () => {
    goOffline();
    vi.spyOn(toasts, 'show').mockReturnValue();
    const dismiss = vi.spyOn(toasts, 'dismiss').mockReturnValue();
    const leaving = new AbortController();
    const { result, reload } = visit({ part: failed('unreachable'), signal: leaving.signal });
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    leaving.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(dismiss).toHaveBeenCalledOnce();
  });
});

describe('an address that no route of the page has', () => {
  const open = (reload: Reload, redirects?: Navigation['redirects']) => {
    const navigation = { reload, ...(redirects && { redirects }) };
    const [shell] = createRoutes(composition(), {} as Remotes, navigation);
    const unknown = shell?.children?.find(({ path }) => path === '*');
    if (typeof unknown?.loader !== 'function') throw new Error('There is no such route.');
    const request = new Request('http://x/daily?day=2');
    return Promise.resolve(unknown.loader({ request, params: {} } as unknown as LoaderFunctionArgs));
  };

  it('is loaded as a document, because a newer release may have it', async () => {
    const reload = vi.fn<Reload>(() => new Promise(() => {}));
    const settled = vi.fn();
    open(reload).then(settled, settled);
    await expect.poll(() => reload.mock.calls).toEqual([['missing', new URL('http://x/daily?day=2')]]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  it('is led to its target by the redirects of the build', async () => {
    const apply = vi.fn(async () => {
      throw new Response(null, { status: 302 });
    });
    const reload = vi.fn<Reload>();
    await expect(open(reload, { apply })).rejects.toMatchObject({ status: 302 });
    expect(apply).toHaveBeenCalledExactlyOnceWith(new URL('http://x/daily?day=2'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not found if its document has been loaded already', async () => {
    const reload = vi.fn<Reload>(async () => {});
    await expect(open(reload)).rejects.toMatchObject({ status: 404 });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('createRoutes', () => {
  it('puts the routes of all micro-frontends below one frame', () => {
    const [shell] = createRoutes(composition(), {} as Remotes);
    const [frame] = shell?.children ?? [];
    expect([shell?.id, frame?.id]).toEqual(['shell', frameId]);
    expect(frame?.children).toMatchObject([
      { id: 'sample:read', path: '/read/:id', handle: { mfe: 'sample', route: manifest } },
    ]);
  });
});
