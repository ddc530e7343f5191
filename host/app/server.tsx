import type { PageComposition, SiteComposition } from '@storyloom/contract/platform/composition';
import type { PagePreview } from '@storyloom/contract/platform/preview';
import { hostRouterContext } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { defaultTheme, type Theme } from '@storyloom/ui/theme/theme';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { App, type AppProps } from './App.tsx';
import type { BootstrapData, Stylesheet } from './bootstrap-data.ts';
import { ClientFrame } from './chrome/ClientFrame.tsx';
import { createDialogStack } from './dialogs/stack.ts';
import { matchPage } from './match-page.ts';
import { failureOf } from './pages/RouteError.tsx';
import { forPages } from './remotes/composition.context.ts';
import { isRemoteHandle } from './remotes/handle.ts';
import { type PartRef, partKey } from './remotes/part.ts';
import type { Remotes } from './remotes/remotes.ts';
import { loadSlots, onlyRendered } from './remotes/rendered-slots.ts';
import { createRoutes } from './routing/routes.tsx';
import { isShownTo } from './session/is-shown-to.ts';
import { noSession } from './session/session.ts';

export { createConsent } from './analytics/consent.ts';
export { createHost } from './create-host.ts';
export { createDialogStack } from './dialogs/stack.ts';
export { forPages } from './remotes/composition.context.ts';
export { RemoteLoadError } from './remotes/load-error.ts';
export { createRemotes } from './remotes/remotes.ts';
export { createSession, noSession } from './session/session.ts';
export { tokenIn } from './session/token-cookie.ts';

/** One composition, prepared for rendering; shared by all requests. */
export interface Site {
  composition: SiteComposition;
  /** The composition for pages. */
  page: PageComposition;
  remotes: Remotes;
  handlers: Record<BootstrapData['basename'], StaticHandler>;
}

export function createSite(composition: SiteComposition, remotes: Remotes): Site {
  const page = forPages(composition);
  const routes = createRoutes(page, remotes);
  return {
    composition,
    page,
    remotes,
    handlers: { '/': createStaticHandler(routes), '/en': createStaticHandler(routes, { basename: '/en' }) },
  };
}

/** The part that is the page at an address, as `reader/route:story`; null if there is none. */
export function partAt({ handlers }: Site, pathname: string, basename: BootstrapData['basename']) {
  const handle = matchPage(handlers[basename].dataRoutes, pathname, basename)?.at(-1)?.route.handle;
  return isRemoteHandle(handle) ? `${handle.mfe}/route:${handle.route.id}` : null;
}

/** A page that is ready to render: the parts to preload, and the bootstrap data. */
export type Prepared = Exclude<Awaited<ReturnType<typeof prepare>>, Response>;

export interface RenderOptions {
  nonce: string;
  inlineScript: string;
  /** Source that runs before any content of the page is visible. */
  headScript: string;
  styles: Stylesheet[];
  theme: Theme;
  preview?: PagePreview | undefined;
  onShellReady(): void;
  /** The whole page is rendered. */
  onAllReady?(): void;
  onShellError(error: unknown): void;
  onError(error: unknown): void;
}

function renderApp(
  app: Pick<AppProps, 'composition' | 'host' | 'remotes' | 'children'>,
  queries: BootstrapData['queries'],
  { inlineScript, headScript, styles, theme, preview, ...rest }: RenderOptions,
) {
  const document = (
    <App
      {...app}
      bootstrap={{ queries, styles, theme, ...(preview && { preview }) }}
      headScript={{ source: headScript, nonce: rest.nonce }}
      stack={createDialogStack()}
    />
  );
  return renderToPipeableStream(document, {
    ...rest,
    // Otherwise React sends a large page in pieces that a script moves into place, invisible without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    bootstrapScriptContent: inlineScript,
  });
}

/** The data of a frame. The document completes it. */
const frameData: Omit<BootstrapData, 'composition' | 'basename'> = {
  mode: 'client',
  queries: null,
  loaderData: null,
  errors: null,
  styles: [],
  theme: defaultTheme,
  build: '',
  hasWorker: false,
};

/** The frame, for pages that the server cannot render or does not need to. */
export function prepareFrame(site: Site, host: Host, basename: BootstrapData['basename'], status = 200) {
  const { page: composition, remotes } = site;
  return {
    status,
    parts: [],
    hasContent: false,
    bootstrap: { ...frameData, composition, basename },
    render: (options: RenderOptions) =>
      renderApp({ composition, host, remotes, children: <ClientFrame /> }, null, options),
  };
}

/** Matches the route and runs its loaders; returns a Response for redirects. Throws if the page cannot be rendered here. */
export async function prepare(site: Site, host: Host, request: Request, basename: BootstrapData['basename']) {
  const { page: composition, remotes } = site;
  const handler = site.handlers[basename];
  const requestContext = new RouterContextProvider();
  requestContext.set(hostRouterContext, host);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  const { pathname } = new URL(request.url);
  const broken = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (broken) throw broken;
  const failures = Object.entries(context.errors ?? {}).map(
    ([id, error]) => [id, failureOf(error, pathname)] as const,
  );
  const errors = failures.length > 0 ? Object.fromEntries(failures) : null;
  context.errors = errors;
  const handles = context.matches.map((match) => match.route.handle).filter(isRemoteHandle);
  const unloadable = handles.find(({ mfe, route }) => {
    const part = remotes.read({ mfe, kind: 'route', id: route.id });
    return part.state === 'failed' || (part.state === 'ready' && part.fallback);
  });
  if (unloadable) throw new Error(`${unloadable.mfe}: its stable release cannot be rendered here`);

  const names = handles.flatMap(({ route }) => (route.ssr && route.slots) || []);
  const args = { host, params: context.matches.at(-1)?.params ?? {}, url: new URL(request.url) };
  // A page for accounts offers the login to who has none, without its own code.
  const hasToken = host.session.getState().tokenId !== null;
  const shown = handles.filter(({ route }) => hasToken || isShownTo(noSession, route.caller));
  const pages = shown.map(({ mfe, route }): PartRef => ({ mfe, kind: 'route', id: route.id }));
  const slots = await loadSlots(site, names, args);
  const bootstrap: BootstrapData = {
    ...frameData,
    mode: 'ssr',
    composition,
    basename,
    queries: dehydrate(host.queryClient),
    slots,
    loaderData: context.loaderData as Record<string, null>,
    errors,
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const children = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return {
    status: failures[0]?.[1].status ?? context.statusCode,
    parts: [...pages, ...slots].map(partKey),
    /** False if the browser renders the page. */
    hasContent: handles.every(({ route }) => route.ssr),
    bootstrap,
    render: (options: RenderOptions) =>
      renderApp(
        { composition, host, remotes: onlyRendered(remotes, slots), children },
        bootstrap.queries,
        options,
      ),
  };
}
