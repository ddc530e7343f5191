import type { Bus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import { whenUsed } from '@storyloom/ui/timing/when-used';
import type { RouteObject } from 'react-router';
import { buildIdOf } from '../worker/messages.ts';
import { openedAddress } from './analytics/page-of.ts';
import type { BootstrapData } from './bootstrap-data.ts';
import { loadWebProvider } from './flags/web-provider.ts';
import { offerInstall } from './install/offer-install.ts';
import type { Remotes } from './remotes/remotes.ts';
import type { Redirects } from './routing/redirects.ts';
import { isFirstVisit } from './session/first-visit.ts';
import type { Toasts } from './toasts/toasts.ts';
import type { PageUpdate } from './update/page-update.ts';
import { watchBuild } from './update/watch-build.ts';
import { startWorker } from './worker/start-worker.ts';

/** Whether the operator has a provider of flags for browsers, set by the build. */
declare const __HAS_WEB_PROVIDER__: boolean;

interface Parts {
  bootstrap: BootstrapData;
  remotes: Remotes;
  bus: Bus;
  routes: RouteObject[];
  flags: Host['flags'];
  consent: Host['consent'];
  redirects: Redirects;
  update: PageUpdate;
  toasts: Toasts;
  isInApp: boolean;
}

/** Starts the worker, the build check and the offer to install, once the page is interactive and the browser is idle. */
export function afterLoad(parts: Parts): void {
  const { bootstrap, routes, remotes, bus, flags, consent, redirects, update, toasts, isInApp } = parts;
  const { build, hasWorker, composition } = bootstrap;
  if (bootstrap.hasPanel)
    import(/* webpackChunkName: "panel" */ './panel/Panel.tsx').then(
      ({ startPanel }) => startPanel({ bootstrap, remotes, bus }),
      console.debug,
    );
  // A preview stays what it is, and says nothing about what is live.
  if (!bootstrap.preview) {
    watchBuild({
      id: buildIdOf(build, composition.id),
      fetch: (path) => fetch(path, { cache: 'no-store' }),
      redirects,
      update,
    });
    const { pathname } = openedAddress();
    const measure = () => {
      import('./analytics/send-vitals.ts').then(
        ({ sendVitals }) => sendVitals({ bootstrap, routes }, pathname, bootstrap.visit),
        console.debug,
      );
    };
    // The browser keeps what was measured before.
    if (isFirstVisit) whenUsed(measure);
    else measure();
  }
  if (__HAS_WEB_PROVIDER__ && bootstrap.flags)
    Promise.all([import('./flags/follow-provider.ts'), loadWebProvider()])
      .then(([{ followProvider }, provider]) => followProvider(flags, provider))
      .catch(console.debug);
  // Plain http has no workers.
  if (hasWorker && 'serviceWorker' in navigator)
    startWorker({ browser: navigator, build, composition: composition.id, update }).catch(console.debug);
  try {
    const isAsking = consent.getState() === 'ask';
    if (!isInApp) offerInstall({ page: window, storage: localStorage, toasts, isAsking });
  } catch {
    // Storage is blocked, so a dismissal could not be remembered.
  }
}
