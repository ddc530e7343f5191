import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import type { Client } from '@storyloom/http/client';
import { createClient } from '@storyloom/http/client';
import type { Bus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import type { QueryClient } from '@tanstack/react-query';
import { createSession, noSession } from './session.ts';
import { tokenCookie, tokenIn } from './token-cookie.ts';

interface Options {
  bus: Bus;
  queryClient: QueryClient;
  webview: boolean;
  onError(error: unknown): void;
}

export interface BrowserSession {
  client: Client;
  session: Host['session'];
}

/** A tab that waits for a registration holds up all others: none waits longer than this, in ms. */
const registrationMs = 15_000;

/**
 * The visitor's session: the token lives in the cookie, so all tabs share it. Without one a guest is registered,
 * once, also across tabs that open together.
 */
export function createBrowserSession({ bus, queryClient, webview, onError }: Options): BrowserSession {
  const secure = location.protocol === 'https:';
  const token = () => tokenIn(document.cookie);
  const keep = (value: string | null) => {
    document.cookie = tokenCookie(value, secure);
  };

  const register = () =>
    oneTab(async () => {
      if (token()) return;
      const signal = AbortSignal.timeout(registrationMs);
      const { tokenId } = await client.call(anonymityRegister, {}, { signal });
      keep(tokenId);
    });

  const client = createClient({
    baseUrl: '/api',
    headers: () => ({
      plantype: webview ? 'APP' : 'H5',
      appchannel: 'web',
      ...(token() && { tokenid: token() ?? '' }),
    }),
    onError,
    async onUnauthorized() {
      keep(null);
      await register();
      await load('guest-registered');
      return true;
    },
  });

  let known: string | null = null;

  async function load(reason: 'loaded' | 'guest-registered' | 'logged-out'): Promise<void> {
    const user = await client.call(loginUser, {});
    session.setState({ status: user.isRealUser ? 'real' : 'guest', tokenId: token(), userId: user.id });
    if (known !== null && known !== user.id) forgetAnswers();
    known = user.id;
    bus.emit(sessionChanged, { userId: user.id, isRealUser: user.isRealUser, reason });
  }

  /** What was told to one visitor is not shown to the next; what stands on the page is asked anew. */
  function forgetAnswers(): void {
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

  /** Another tab may have logged out, or renewed a dead token: the cookie is the truth. */
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
      keep(null);
      session.setState(noSession);
      const next = register()
        .then(() => load('logged-out'))
        .finally(() => queryClient.removeQueries({ type: 'inactive' }));
      starting = next.catch((error) => {
        // The next one who waits for a session asks for a guest anew.
        starting = null;
        throw error;
      });
      starting.catch(() => {});
      return next;
    },
  });
  return { client, session };
}

/** Runs alone among the site's tabs, where the browser can see to it. */
function oneTab(action: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('storyloom-guest', action) : action();
}
