import { referenceOf } from '@storyloom/contract/core/reference';
import { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import { login } from '@storyloom/contract/users/dialogs/login';
import { userFailures } from '@storyloom/contract/users/messages';
import { serverMessage } from '@storyloom/http/errors';
import { createBus, createQueryClient, hostRouterContext } from '@storyloom/mfe';
import { restrictBus } from '@storyloom/mfe/bus';
import type { Dialogs, Host } from '@storyloom/mfe/host';
import { followTheme } from '@storyloom/ui/theme/apply-theme';
import { whenUsed } from '@storyloom/ui/timing/when-used';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createStore } from 'zustand/vanilla';
import { App } from './App.tsx';
import { createAnalytics } from './analytics/analytics.ts';
import { createConsent } from './analytics/consent.ts';
import type { BootstrapData } from './bootstrap-data.ts';
import { ClientFrame } from './chrome/ClientFrame.tsx';
import { createHost } from './create-host.ts';
import { closeOnBack } from './dialogs/close-on-back.ts';
import { dialogFailed } from './dialogs/dialog-failed.ts';
import { createOpen, preloadShellDialogs } from './dialogs/shell-dialogs.ts';
import { createDialogStack } from './dialogs/stack.ts';
import { matchPage } from './match-page.ts';
import { ownerOf } from './remotes/composition.context.ts';
import { createFederation } from './remotes/federation.ts';
import { isRemoteHandle } from './remotes/handle.ts';
import { type FailureReason, partKey } from './remotes/part.ts';
import { createRemotes, type Remotes } from './remotes/remotes.ts';
import { sendReport } from './remotes/send-report.ts';
import { leaveSite } from './routing/leave-site.ts';
import { isExternal, refuseUnsafeTarget } from './routing/navigation-target.ts';
import { pageShown } from './routing/page-shown.ts';
import { createRedirects } from './routing/redirects.ts';
import { createRoutes } from './routing/routes.tsx';
import { syncAdultAttribute } from './session/adult-attribute.ts';
import { createBrowserSession } from './session/browser-session.ts';
import { invalidateOnSettings } from './session/invalidate-on-settings.ts';
import { takeOAuthAnswer } from './session/oauth-answer.ts';
import { repeatMembership } from './session/repeat-membership.ts';
import { createRequireLogin } from './session/require-login.ts';
import { takeLinkToken } from './session/session-parameters.ts';
import { tokenIn } from './session/token-cookie.ts';
import { sharedVersions } from './shared-versions.ts';
import { shellEvents } from './shell-events.ts';
import { toasts } from './toasts/toasts.ts';
import { createPageUpdate } from './update/page-update.ts';
import { reloadInBrowser } from './update/reload-in-browser.ts';
import { followInput } from './update/unsaved-input.ts';
import { createAppLogin } from './webview/app-login.ts';
import { createWebviewBridge, isInApp } from './webview/bridge.ts';
import { takeEarlyMessages } from './webview/early-messages.ts';
import { isWebviewVisit } from './webview/webview-visit.ts';
import { whenLoaded } from './when-loaded.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the parts that the server rendered; false if one is missing or comes from another release. */
async function loadRenderedParts(
  routes: RouteObject[],
  remotes: Remotes,
  { basename, slots = [] }: BootstrapData,
): Promise<boolean> {
  const matches = matchPage(routes, location.pathname, basename) ?? [];
  const handles = matches.map((match) => match.route.handle).filter(isRemoteHandle);
  const parts = handles
    .filter(({ route }) => route.ssr)
    .map(({ mfe, route }) => remotes.load({ mfe, kind: 'route', id: route.id }));
  const slotParts = slots.map((ref) => remotes.load(ref));
  return (await Promise.all([...parts, ...slotParts])).every(
    (part) => part.state === 'ready' && !part.fallback,
  );
}

/** Hydrates a frame, which the router then replaces. */
function AfterFrame({ router }: { router: Router }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? <RouterProvider router={router} /> : <ClientFrame />;
}

/** Runs something that may navigate: before hydration, another page would not match the document. */
function RunAfterHydration({ run, children }: { run(): void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** Creates the app for this document. `ssr`: it matches the server's page and can be hydrated. */
export async function startApp(bootstrap: BootstrapData): Promise<{ ssr: boolean; app: ReactNode }> {
  const { composition, basename } = bootstrap;
  const queryClient = createQueryClient();
  const allEvents = createBus((reference, error) => console.error(`A listener of ${reference} threw`, error));
  const bus = restrictBus(allEvents, 'shell', shellEvents);
  const oauthAnswer = takeOAuthAnswer();
  const consent = createConsent(bootstrap.analytics?.consent ?? 'off');
  const analytics = createAnalytics(consent, async () =>
    (await import('./analytics/sensors.ts')).startSensors({ bootstrap, consent, routes }),
  );
  const hydrated = Promise.withResolvers<void>();
  const webview = isWebviewVisit(new URLSearchParams(location.search), document.cookie);
  const earlyMessages = takeEarlyMessages(window);
  const { client, session, resume, leaveAccount } = createBrowserSession({
    bus,
    queryClient,
    webview,
    hydrated: hydrated.promise,
    compositionId: composition.id,
    linkToken: takeLinkToken(tokenIn(document.cookie) !== null),
    appAnswer: async () => bridge?.answered(),
    async confirmReplacement({ name }, visitor) {
      const { replacementTexts } = await import('./session/link-session.ts');
      return (await open(confirm, replacementTexts(name, visitor))) === true;
    },
    onLinkSession({ name }) {
      import('./session/link-session.ts').then(
        ({ announceLink }) => announceLink(toasts, name, () => leaveAccount().catch(console.debug)),
        console.debug,
      );
    },
    onEnded() {
      import('./session/announce-end.ts').then(
        ({ announceEnd }) => announceEnd({ ...host, toasts }),
        console.debug,
      );
    },
    onError: console.debug,
  });
  const stack = createDialogStack();
  const input = followInput(window);
  const update = createPageUpdate({
    isFree: () => stack.store.getState().length === 0 && !input.isUnsaved(),
    reload: () => location.reload(),
  });
  const reload = reloadInBrowser(update);
  const nonce = document.querySelector('script')?.nonce;
  const remotes = createRemotes({
    composition,
    loadRelease: createFederation({
      composition,
      build: bootstrap.build,
      versions: sharedVersions,
      nonce,
      overridable: bootstrap.build === 'dev',
    }),
    report(ref, error, release) {
      console.error(`${partKey(ref)} did not load`, error);
      sendReport(ref, release, composition.id, 'load', error);
    },
    reload,
  });
  const failed = (reason: FailureReason, retry: () => void) => void dialogFailed(reload, reason, retry);
  const openOnStack = createOpen(stack, failed);
  const open: Dialogs['open'] = (dialog, ...input) => {
    const id = referenceOf(dialog);
    const owner = ownerOf(composition, id);
    // Starts loading, and tries again if it failed before.
    if (owner) void remotes.load({ mfe: owner, kind: 'dialog', id });
    return openOnStack(dialog, ...input);
  };

  const bridge =
    webview && isInApp(window)
      ? createWebviewBridge(window, {
          resume: createAppLogin({ resume, session, toasts }),
          guestToken() {
            const { status, tokenId } = session.getState();
            return status === 'guest' ? tokenId : null;
          },
          earlyMessages,
        })
      : null;

  const flags: Host['flags'] = createStore(() => bootstrap.flags ?? {});
  const host: Host = createHost({
    call: client.call,
    transport: client.transport,
    queryClient,
    bus,
    session,
    dialogs: { open },
    toast: toasts.show,
    confirm: async (options) => (await open(confirm, options)) === true,
    requireLogin: createRequireLogin({
      session,
      dialogs: { open },
      toast: toasts.show,
      isLoginOffered: () => ownerOf(composition, referenceOf(login)) !== undefined,
      askApp: bridge?.requestLogin,
    }),
    holdReload: update.hold,
    webview: { active: bridge !== null },
    track: analytics.track,
    flags,
    consent,
    go: (url, { replace }) => void router.navigate(url, { replace }),
    leave: leaveSite,
  });

  invalidateOnSettings(host);
  repeatMembership(bus);
  syncAdultAttribute(host, document.documentElement, console.debug);

  const redirects = createRedirects(leaveSite);
  const routes = createRoutes(composition, remotes, { reload, redirects });
  const ssr = bootstrap.mode === 'ssr' && (await loadRenderedParts(routes, remotes, bootstrap));
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => new RouterContextProvider(new Map([[hostRouterContext, host]])),
    ...(ssr && { hydrationData: { loaderData: bootstrap.loaderData ?? {}, errors: bootstrap.errors } }),
  });
  closeOnBack(router, stack);
  let shownPath = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shownPath) return;
    shownPath = pathname;
    input.forget();
    update.reloadIfFree();
  });
  whenLoaded(() => {
    import('./after-load.ts').then(
      ({ afterLoad }) =>
        afterLoad({
          bootstrap,
          routes,
          flags,
          consent,
          remotes,
          bus: allEvents,
          redirects,
          update,
          toasts,
          isInApp: bridge !== null,
        }),
      console.debug,
    );
  });
  followTheme();
  whenUsed(() => {
    preloadShellDialogs();
    // A login moves what the device keeps, and a visitor who leaves takes it along.
    import('@storyloom/mfe/visitor-databases').catch(console.debug);
  });
  session
    .ready()
    .catch((error) =>
      host.toast(
        'error',
        serverMessage(error) ?? 'We couldn’t sign you in as a guest. Reload the page to try again.',
      ),
    );
  const afterHydration = () => {
    hydrated.resolve();
    analytics.start();
    if (oauthAnswer === null) return;
    const replacePage = async (path: string) => {
      refuseUnsafeTarget(path);
      if (isExternal(path)) throw new Error(`${path} is not a page of this site.`);
      await router.navigate(path, { replace: true });
      await pageShown();
    };
    import('./session/follow-oauth-answer.ts').then(
      ({ followOAuthAnswer }) =>
        followOAuthAnswer(oauthAnswer, { ...host, replacePage }).catch(console.debug),
      () => host.toast('error', userFailures.oauth),
    );
  };

  const content =
    bootstrap.mode === 'client' ? <AfterFrame router={router} /> : <RouterProvider router={router} />;
  return {
    ssr,
    app: (
      <App
        bootstrap={bootstrap}
        composition={composition}
        host={host}
        remotes={remotes}
        stack={stack}
        dialogFailed={failed}
      >
        <RunAfterHydration run={afterHydration}>{content}</RunAfterHydration>
      </App>
    ),
  };
}
