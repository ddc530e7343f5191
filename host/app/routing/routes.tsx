import type { PageComposition } from '@storyloom/contract/composition';
import type { RouteManifest } from '@storyloom/contract/manifest';
import { hostRouterContext } from '@storyloom/mfe';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ClientFrame } from '../chrome/ClientFrame.tsx';
import { Frame } from '../chrome/Frame.tsx';
import { RouteError, ShellError } from '../pages/RouteError.tsx';
import type { FailureReason } from '../remotes/part.ts';
import { hostFor } from '../remotes/part-host.ts';
import { reloadOnce, wouldLoad } from '../remotes/reload-once.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { RemoteHandle } from './handle.ts';
import { runMiddleware } from './middleware.ts';
import { RemotePage } from './RemotePage.tsx';
import { validateParams } from './validate.ts';

/** Code that did not arrive may have been replaced by a newer release: the page is loaded anew, once, if it is there. */
async function leave(reason: FailureReason, url: URL): Promise<boolean> {
  if (reason !== 'unreachable' || !(await wouldLoad(url))) return false;
  return reloadOnce(url, sessionStorage, (href) => location.replace(href));
}

/** A stub that never changes: which release answers is asked anew at each visit. */
function stub(mfe: string, route: RouteManifest, remotes: Remotes): RouteObject {
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
      if (part.state === 'failed' && !onServer && (await leave(part.reason, url)))
        await new Promise(() => {});
      if (part.state === 'ready') await part.module.loader?.({ host: hostFor(host, part), params, url });
      return null;
    },
  };
}

/** The route all pages stand under. */
export const frameId = 'frame';

export function routeDefinitionsOf(composition: PageComposition, remotes: Remotes): RouteObject[] {
  return composition.mfes.flatMap((mfe) => mfe.routes.map((route) => stub(mfe.name, route, remotes)));
}

/** Every address the composition knows; nothing of a remote has run yet. */
export function createRoutes(composition: PageComposition, remotes: Remotes): RouteObject[] {
  const frame = { id: frameId, Component: Frame, children: routeDefinitionsOf(composition, remotes) };
  return [{ id: 'shell', ErrorBoundary: ShellError, HydrateFallback: ClientFrame, children: [frame] }];
}
