import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { hostRouterContext } from '@storyloom/mfe';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { offlinePath } from '../../worker/messages.ts';
import { ClientFrame } from '../chrome/ClientFrame.tsx';
import { Frame } from '../chrome/Frame.tsx';
import { Offline } from '../pages/Offline.tsx';
import { RouteError, ShellError } from '../pages/RouteError.tsx';
import type { RemoteHandle } from '../remotes/handle.ts';
import { hostFor } from '../remotes/part-host.ts';
import type { Reload } from '../remotes/reload-once.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { isShownTo } from '../session/is-shown-to.ts';
import { loadOnline } from './load-online.ts';
import { runMiddleware } from './middleware.ts';
import { PageGate } from './PageGate.tsx';
import { RemotePage } from './RemotePage.tsx';
import type { Redirects } from './redirects.ts';
import { validateParams } from './validate.ts';

/** Reloads and redirects that routes use during a navigation in the browser. */
export interface Navigation {
  reload: Reload;
  redirects?: Pick<Redirects, 'apply'>;
}

const isOnServer = () => typeof document === 'undefined';

/**
 * A route object that stays the same when releases change: its loader loads the part, and so the current release,
 * on each visit.
 */
function routeDefinition(
  mfe: string,
  route: RouteManifest,
  remotes: Remotes,
  { reload, redirects }: Navigation,
): RouteObject {
  const ref = { mfe, kind: 'route', id: route.id } as const;
  const handle: RemoteHandle = { mfe, route };
  return {
    id: `${mfe}:${route.id}`,
    path: route.path,
    handle,
    Component: () => (
      <PageGate route={route}>
        <RemotePage part={ref} route={route} />
      </PageGate>
    ),
    ErrorBoundary: RouteError,
    async loader({ request, params, context }: LoaderFunctionArgs) {
      const host = context.get(hostRouterContext);
      const url = new URL(request.url);
      await redirects?.apply(url);
      validateParams(route, params, url.pathname);
      const load = async () => {
        await runMiddleware(route.middleware, { host, url });
        if (!route.ssr && isOnServer()) return true;
        if (route.caller) await host.session.ready();
        if (!isShownTo(host.session.getState(), route.caller)) return true;
        const part = await remotes.load(ref);
        if (part.state === 'failed') await reload(part.reason, url);
        if (part.state === 'ready') await part.module.loader?.({ host: hostFor(host, part), params, url });
        return part.state === 'ready';
      };
      if (isOnServer()) await load();
      else await loadOnline(load, request.signal);
      return null;
    },
  };
}

/**
 * The route of all other addresses. A release that is newer than the page may have one, so the address is loaded as a
 * document.
 */
function unknownRoute({ reload, redirects }: Navigation): RouteObject {
  return {
    id: 'unknown',
    path: '*',
    async loader({ request }) {
      await redirects?.apply(new URL(request.url));
      const load = async () => {
        await reload('missing', new URL(request.url));
        return false;
      };
      if (!isOnServer()) await loadOnline(load, request.signal);
      throw new Response(null, { status: 404 });
    },
  };
}

/** Id of the parent of all routes. */
export const frameId = 'frame';

export function routeDefinitionsOf(
  composition: PageComposition,
  remotes: Remotes,
  navigation: Navigation,
): RouteObject[] {
  return composition.mfes.flatMap((mfe) =>
    mfe.routes.map((route) => routeDefinition(mfe.name, route, remotes, navigation)),
  );
}

/** The routes of all micro-frontends; none of their code has run yet. */
export function createRoutes(
  composition: PageComposition,
  remotes: Remotes,
  navigation: Navigation = { reload: async () => {} },
): RouteObject[] {
  const frame = {
    id: frameId,
    Component: Frame,
    children: routeDefinitionsOf(composition, remotes, navigation),
  };
  const children = [
    frame,
    { id: 'offline', path: offlinePath, Component: Offline },
    unknownRoute(navigation),
  ];
  return [{ id: 'shell', ErrorBoundary: ShellError, HydrateFallback: ClientFrame, children }];
}
