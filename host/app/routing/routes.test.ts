// @vitest-environment jsdom
import type { PageComposition } from '@storyloom/contract/composition';
import type { RouteManifest } from '@storyloom/contract/manifest';
import { hostRouterContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import type { PageLoader } from '@storyloom/mfe/host';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FailureReason, PartState } from '../remotes/part.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { createRoutes, frameId, routeDefinitionsOf } from './routes.tsx';

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
}

/** Runs the loader of the sample route. */
function visit({ part, route, reloads = false, address = 'http://x/read/1' }: Visit) {
  const load = vi.fn(async () => part);
  const remotes = { load } as unknown as Remotes;
  const reload = vi.fn(async () => reloads);
  const { host } = createFakeHost();
  const ready = vi.fn(async () => {});
  host.session.ready = ready;
  const [definition] = routeDefinitionsOf(composition(route), remotes, reload);
  const { loader } = definition ?? {};
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  const args = {
    request: new Request(address),
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

afterEach(() => vi.unstubAllGlobals());

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

  it('does not reload on the server', async () => {
    vi.stubGlobal('document', undefined);
    const { result, load, reload } = visit({ part: failed('unreachable'), reloads: true });
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    expect(await result).toBeNull();
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
