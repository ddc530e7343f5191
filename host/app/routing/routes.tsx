import type { PageComposition } from '@storyloom/contract/composition';
import type { RouteManifest } from '@storyloom/contract/manifest';
import { hostRouterContext } from '@storyloom/mfe';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ClientFrame } from '../chrome/ClientFrame.tsx';
import { Frame } from '../chrome/Frame.tsx';
import { RouteError, ShellError } from '../pages/RouteError.tsx';
import type { FailureReason } from '../remotes/part.ts';
import { hostFor } from '../remotes/part-host.ts';
import { reloadForNewCode } from '../remotes/reload-once.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { RemoteHandle } from './handle.ts';
import { runMiddleware } from './middleware.ts';
import { RemotePage } from './RemotePage.tsx';
import { validateParams } from './validate.ts';

/** Reloads the page when a part did not load; returns whether it does. */
export type Reload = (reason: FailureReason, url: URL) => Promise<boolean>;

const reloadInBrowser: Reload = (reason, url) =>
  reloadForNewCode(reason, url, {
    request: fetch,
    storage: sessionStorage,
    go: (href) => location.replace(href),
    opened: performance.timeOrigin,
  });

/**
 * A route object that stays the same when releases change: its loader loads the part, and so the current release,
 * on each visit.
 */
function routeDefinition(mfe: string, route: RouteManifest, remotes: Remotes, reload: Reload): RouteObject {
  const ref = { mfe, kind: 'route', id: route.id } as const;
  const handle: RemoteHandle = { mfe, route };
  return {
    id: `${mfe}:${route.id}`,
    path: route.path,
    handle,
    Component: () => <RemotePage part={ref} title={route.title} />,
    ErrorBoundary: RouteError,
    async loader({ request, params, context }: LoaderFunctionArgs) {
      const host = context.get(hostRouterContext);
      const url = new URL(request.url);
      validateParams(route, params, url.pathname);
      await runMiddleware(route.middleware, { host, url });
      const onServer = typeof document === 'undefined';
      if (!route.ssr && onServer) return null;
      const part = await remotes.load(ref);
      // The navigation stays pending until the page is replaced.
      if (part.state === 'failed' && !onServer && (await reload(part.reason, url)))
        await new Promise(() => {});
      if (part.state === 'ready') await part.module.loader?.({ host: hostFor(host, part), params, url });
      return null;
    },
  };
}

/** Id of the parent of all routes. */
export const frameId = 'frame';

export function routeDefinitionsOf(
  composition: PageComposition,
  remotes: Remotes,
  reload: Reload = reloadInBrowser,
): RouteObject[] {
  return composition.mfes.flatMap((mfe) =>
    mfe.routes.map((route) => routeDefinition(mfe.name, route, remotes, reload)),
  );
}

/** The routes of all micro-frontends; none of their code has run yet. */
export function createRoutes(composition: PageComposition, remotes: Remotes): RouteObject[] {
  const frame = { id: frameId, Component: Frame, children: routeDefinitionsOf(composition, remotes) };
  return [{ id: 'shell', ErrorBoundary: ShellError, HydrateFallback: ClientFrame, children: [frame] }];
}
