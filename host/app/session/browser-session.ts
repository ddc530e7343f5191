import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { compositionHeader } from '@storyloom/contract/headers';
import type { Client } from '@storyloom/http/client';
import { createClient } from '@storyloom/http/client';
import type { Bus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import { forgetVisitor } from '@storyloom/mfe/visitor-storage';
import type { QueryClient } from '@tanstack/react-query';
import { createSession, noSession } from './session.ts';
import { scriptCookies, tokenIn } from './token-cookie.ts';

interface Options {
  bus: Bus;
  queryClient: QueryClient;
  webview: boolean;
  /** Id of the composition that this document runs. */
  compositionId: string;
  onError(error: unknown): void;
}

export interface BrowserSession {
  client: Client;
  session: Host['session'];
}

/** Timeout of a registration, in ms; other tabs wait for it. */
const registrationTimeout = 15_000;

/**
 * The visitor's session. The token is in a cookie, so all tabs share it. Without a token a guest is registered, once for
 * all tabs that open together.
 */
export function createBrowserSession({
  bus,
  queryClient,
  webview,
  compositionId,
  onError,
}: Options): BrowserSession {
  const secure = location.protocol === 'https:';
  const token = () => tokenIn(document.cookie);
  const saveToken = (value: string | null) => {
    for (const cookie of scriptCookies(value, secure)) document.cookie = cookie;
  };

  const register = () =>
    oneTab(async () => {
      if (token()) return;
      const signal = AbortSignal.timeout(registrationTimeout);
      const { tokenId } = await client.call(anonymityRegister, {}, { signal });
      // The host has set the cookie with the reply; one set here would last 7 days in Safari.
      if (token() !== tokenId) saveToken(tokenId);
    });

  const client = createClient({
    baseUrl: '/api',
    headers: () => ({
      plantype: webview ? 'APP' : 'H5',
      appchannel: 'web',
      [compositionHeader]: compositionId,
      ...(token() && { tokenid: token() ?? '' }),
    }),
    onError,
    async onUnauthorized() {
      saveToken(null);
      await register();
      await load('guest-registered');
      return true;
    },
  });

  let known: string | null = null;

  async function load(reason: 'loaded' | 'guest-registered' | 'logged-out'): Promise<void> {
    const user = await client.call(loginUser, {});
    session.setState({ status: user.isRealUser ? 'real' : 'guest', tokenId: token(), userId: user.id });
    if (known !== null && known !== user.id) dropCachedData();
    known = user.id;
    bus.emit(sessionChanged, { userId: user.id, isRealUser: user.isRealUser, reason });
  }

  /** Drops cached data of the previous visitor and refetches what is shown. */
  function dropCachedData(): void {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  }

  let starting: Promise<void> | null = null;
  const ready = () => {
    starting ??= begin().catch((error) => {
      starting = null;
      throw error;
    });
    return starting;
  };

  async function begin(): Promise<void> {
    const had = token() !== null;
    if (!had) await register();
    await load(had ? 'loaded' : 'guest-registered');
  }

  /** Another tab may have logged out or renewed the token, so the cookie decides. */
  function adopt(): void {
    const { status, tokenId } = session.getState();
    if (document.visibilityState === 'hidden' || status === 'none' || token() === tokenId) return;
    session.setState(noSession);
    starting = null;
    ready().catch(onError);
  }
  document.addEventListener('visibilitychange', adopt);
  window.addEventListener('focus', adopt);

  const session = createSession({
    initial: noSession,
    ready,
    logout() {
      const { status, userId } = session.getState();
      // A guest cannot come back.
      if (status === 'guest' && userId !== null) forgetVisitor(userId);
      saveToken(null);
      session.setState(noSession);
      const next = register()
        .then(() => load('logged-out'))
        .finally(() => queryClient.removeQueries({ type: 'inactive' }));
      starting = next.catch((error) => {
        // The next call that waits for a session registers a guest again.
        starting = null;
        throw error;
      });
      starting.catch(() => {});
      return next;
    },
  });
  return { client, session };
}

/** Runs in one tab at a time, if the browser has locks. */
function oneTab(action: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('storyloom-guest', action) : action();
}
