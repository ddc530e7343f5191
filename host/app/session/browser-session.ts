import { compositionHeader } from '@storyloom/contract/core/headers';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { logout } from '@storyloom/contract/users/endpoints/logout';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import type { Client } from '@storyloom/http/client';
import { createClient } from '@storyloom/http/client';
import { BusinessError, StatusError } from '@storyloom/http/errors';
import type { Bus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import { forgetVisitor, moveVisitorDatabases, moveVisitorItems } from '@storyloom/mfe/visitor-storage';
import type { QueryClient } from '@tanstack/react-query';
import { dropVisitorData, refreshVisitorData } from './cached-data.ts';
import { keptGuest } from './kept-guest.ts';
import { limited } from './limited.ts';
import { pendingTokenFor, readPendingLogin } from './pending-login.ts';
import { createResume, type Resume } from './resume.ts';
import { createSession, noSession } from './session.ts';
import { forgetSessionParameters } from './session-parameters.ts';
import { scriptCookies, tokenIn } from './token-cookie.ts';

interface Options {
  bus: Bus;
  queryClient: QueryClient;
  webview: boolean;
  /** Id of the composition that this document runs. */
  compositionId: string;
  /** A token from the page's address; null if it has none. */
  linkToken?: string | null;
  /** Asks a visitor, who may be a guest, whether this user may replace them. */
  confirmReplacement?(user: UserInfo, visitor: 'guest' | 'real'): Promise<boolean>;
  /** Called when the token of the address has started the session of this user. */
  onLinkSession?(user: UserInfo): void;
  /** Web view only: resolves when the app has answered a login request, which may have ended the guest's token. */
  appAnswer?(): Promise<void>;
  onError(error: unknown): void;
}

export interface BrowserSession {
  client: Client;
  session: Host['session'];
  resume: Resume;
  /** Leaves the account of a link without ending its session. The guest whom it replaced returns. */
  leaveAccount(): Promise<void>;
}

/** Timeout of a registration, in ms; other tabs wait for it. */
const registrationTimeout = 15_000;

/** Timeout of the logout request, in ms. The browser logs out afterwards in any case. */
const logoutTimeout = 5_000;

/** Longest time that a new account waits for the guest's databases to move, in ms; the move continues afterwards. */
const databasesTimeout = 2_000;

const cookiesBlocked = 'Your browser blocks cookies for this site. Allow them, then reload the page to play.';

/** Channel on which tabs announce a change of the token's cookie. */
const channelName = 'storyloom-session';

/**
 * The visitor's session. The token is in a cookie, so all tabs share it. Without a token a guest is registered, once for
 * all tabs that open together.
 */
export function createBrowserSession(options: Options): BrowserSession {
  const { bus, queryClient, onError } = options;
  const secure = location.protocol === 'https:';
  const token = () => tokenIn(document.cookie);
  let areCookiesBlocked = navigator.cookieEnabled === false;
  const requireCookies = () => {
    if (areCookiesBlocked) throw new BusinessError(0, cookiesBlocked, 'session.cookies_blocked', {});
  };
  const saveToken = (value: string | null) => {
    for (const cookie of scriptCookies(value, secure)) document.cookie = cookie;
    if (value === null) return;
    areCookiesBlocked = token() !== value;
    requireCookies();
  };
  const headers = (tokenId: string | null) => ({
    plantype: options.webview ? 'APP' : 'H5',
    appchannel: 'web',
    [compositionHeader]: options.compositionId,
    ...(tokenId !== null && { tokenid: tokenId }),
  });

  /** Returns to the kept guest, or registers a new one. */
  const becomeGuest = () =>
    oneTab(async () => {
      requireCookies();
      if (token()) return;
      const kept = keptGuest.read();
      if (kept !== null && (await userOf(kept.tokenId)) !== null) saveToken(kept.tokenId);
      keptGuest.write(null);
      if (token()) return;
      const signal = AbortSignal.timeout(registrationTimeout);
      const { tokenId } = await visitorClient.call(anonymityRegister, {}, { signal });
      // The host has set the cookie with the reply; one set here would last 7 days in Safari.
      if (token() !== tokenId) saveToken(tokenId);
    });

  const client = createClient({
    baseUrl: '/api',
    headers: () => headers(token()),
    onError,
    async onUnauthorized(deadToken) {
      await options.appAnswer?.();
      return (await visitorClient.transport.onUnauthorized?.(deadToken)) ?? false;
    },
  });

  /** Client that loads the visitor. It never waits for the app, whose answer is complete only when the visitor is loaded. */
  const visitorClient = createClient({
    baseUrl: '/api',
    headers: () => headers(token()),
    onError,
    async onUnauthorized(deadToken) {
      const appToken = await tokenAfterMerge(deadToken);
      const current = token();
      if (current !== null && current !== deadToken) return true;
      saveToken(appToken);
      if (appToken === null) await becomeGuest();
      await load(appToken === null ? 'guest-registered' : 'logged-in');
      tellTabs();
      return true;
    },
  });

  /** Client of logins: a login refused for a dead token is sent again without the token. */
  const withoutRenewal = createClient({
    baseUrl: '/api',
    headers: () => headers(token()),
    onError,
    async onUnauthorized() {
      saveToken(null);
      return true;
    },
  });

  /** Calls with a token that is not the session's. */
  const callAs = (tokenId: string) =>
    createClient({ baseUrl: '/api', headers: () => headers(tokenId), onError }).call;

  /** The user of a token; null if it is dead. */
  const userOf = (tokenId: string, signal?: AbortSignal): Promise<UserInfo | null> =>
    callAs(tokenId)(loginUser, {}, { ...(signal && { signal }) }).catch((error) => {
      if (error instanceof StatusError && error.status === 401) return null;
      throw error;
    });

  /**
   * The app's token for a guest whose token is dead because they were merged without the page knowing; otherwise
   * null.
   */
  async function tokenAfterMerge(deadToken: string | null): Promise<string | null> {
    const appToken = pendingTokenFor(deadToken);
    return appToken !== null && (await userOf(appToken))?.isRealUser ? appToken : null;
  }

  /** Ends a token on the server. A visitor who is offline is logged out of this browser all the same. */
  async function endToken(tokenId: string): Promise<void> {
    const signal = AbortSignal.timeout(logoutTimeout);
    await callAs(tokenId)(logout, {}, { signal }).catch(() => {});
  }

  type Reason = 'loaded' | 'resumed' | 'guest-registered' | 'logged-in' | 'logged-out';
  let latest: Promise<void> = Promise.resolve();
  let loads = 0;
  /** The last visitor of this page. */
  let last: { userId: string; isRealUser: boolean } | null = null;
  /** True between a login and the arrival of its user. */
  let isLoggingIn = false;

  /** Loads the user of the cookie's token. If the token changes meanwhile, the load of the new token decides. */
  function load(reason: Reason): Promise<void> {
    loads += 1;
    const turn = loads;
    const run = async () => {
      const asked = token();
      const ask = (signal?: AbortSignal) => visitorClient.call(loginUser, {}, { ...(signal && { signal }) });
      // During a login, the page shows the previous visitor until the new one has loaded.
      const user = await (isLoggingIn ? limited(ask) : ask());
      if (turn !== loads) return latest;
      // Another tab has replaced the token. Its message may arrive after this answer about the previous visitor.
      if (token() !== asked) return load(reason);
      const guestId = guestOfLogin(user);
      if (guestId !== null) {
        await Promise.race([moveVisitorDatabases(guestId, user.id), pause(databasesTimeout)]);
        if (turn !== loads) return latest;
        if (token() !== asked) return load(reason);
        moveVisitorItems(guestId, user.id);
      }
      accept(user, reason);
    };
    const done = run();
    latest = done;
    return done;
  }

  /** The guest who became this user by logging in, and whose items move to the user; null if there is none. */
  function guestOfLogin(user: UserInfo): string | null {
    if (!user.isRealUser) return null;
    if (isLoggingIn && last !== null && !last.isRealUser && last.userId !== user.id) return last.userId;
    // A login that was interrupted by a reload of the page.
    const pending = readPendingLogin();
    return pending?.accessToken === token() ? pending.guestId : null;
  }

  function accept(user: UserInfo, reason: Reason): void {
    const before = last;
    last = { userId: user.id, isRealUser: user.isRealUser };
    const isAnother = before !== null && before.userId !== user.id;
    const isKept = before !== null && keptGuest.read()?.userId === before.userId;
    const isLogin = before !== null && !isKept && !before.isRealUser && user.isRealUser;
    isLoggingIn = false;
    session.setState({
      status: user.isRealUser ? 'real' : 'guest',
      tokenId: token(),
      userId: user.id,
      ...(isAnother && { previousGuestId: isLogin ? before.userId : null }),
    });
    if (isLogin) refreshVisitorData(queryClient);
    else if (isAnother) dropVisitorData(queryClient);
    bus.emit(sessionChanged, { userId: user.id, isRealUser: user.isRealUser, reason });
  }

  let starting: Promise<void> | null = null;
  /** Makes callers of `ready` wait for the work; after a failure, the next call of `ready` starts again. */
  function start(work: Promise<void>): Promise<void> {
    starting = work.catch((error) => {
      starting = null;
      throw error;
    });
    starting.catch(() => {});
    return starting;
  }
  const ready = () => starting ?? start(begin());

  let linkToken = options.linkToken ?? null;

  async function begin(): Promise<void> {
    const link = linkToken;
    linkToken = null;
    const before = token();
    const linked = before === null && link !== null ? await userOf(link).catch(() => null) : null;
    if (linked !== null) saveToken(link);
    const isNew = token() === null;
    if (isNew) await becomeGuest();
    await load(isNew ? 'guest-registered' : 'loaded');
    if (linked !== null) options.onLinkSession?.(linked);
    // A pending app login with this token merges the guest instead.
    else if (before !== null && link !== null && link !== token() && link !== pendingTokenFor(token()))
      followLink(link, token() === before).catch(onError);
  }

  /** `isKnown`: the visitor's session is older than this page. */
  async function followLink(link: string, isKnown: boolean): Promise<void> {
    const user = await follow(link, isKnown);
    if (user !== null) options.onLinkSession?.(user);
  }

  /** Takes over another user's token, and keeps a guest's. Returns the user, or null if the visitor stays who they are. */
  async function follow(tokenId: string, isAsked: boolean): Promise<UserInfo | null> {
    const user = await userOf(tokenId);
    const { status, userId } = session.getState();
    if (user === null || user.id === userId) return null;
    if (isAsked && status !== 'none' && !(await options.confirmReplacement?.(user, status))) {
      forgetSessionParameters();
      return null;
    }
    const visitor = session.getState();
    if (visitor.status === 'guest' && visitor.userId !== null && visitor.tokenId !== null)
      keptGuest.write({ userId: visitor.userId, tokenId: visitor.tokenId });
    saveToken(tokenId);
    await start(load('loaded').then(tellTabs));
    return user;
  }

  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const tellTabs = () => tabs?.postMessage(null);

  /** Removes the session and its cached data at a logout, so that no page shows them until there is a new guest. */
  function clearVisitor(): void {
    queryClient.removeQueries({ type: 'inactive' });
    session.setState(noSession);
  }

  /** Follows another tab that has changed the token. */
  function adopt(): void {
    if (starting === null || token() === session.getState().tokenId) return;
    if (token() === null) clearVisitor();
    start(begin()).catch(onError);
  }
  if (tabs) tabs.onmessage = adopt;
  // The browser may have frozen the tab, so that it missed a message.
  const adoptIfShown = () => {
    if (document.visibilityState !== 'hidden' && session.getState().status !== 'none') adopt();
  };
  document.addEventListener('visibilitychange', adoptIfShown);
  window.addEventListener('focus', adoptIfShown);

  const session = createSession({
    initial: noSession,
    ready,
    async login(request) {
      const result = await oneTab(async () => {
        const reply = await request(withoutRenewal.call);
        isLoggingIn = true;
        saveToken(reply.tokenId);
        return reply;
      });
      // Items of the guest move before other tabs read them under the new user.
      await start(load('logged-in').then(tellTabs));
      return result;
    },
    logout() {
      const { status, userId } = session.getState();
      // A guest cannot come back.
      if (status === 'guest' && userId !== null) forgetVisitor(userId);
      return leave(endToken);
    },
  });

  /** Ends the session in this browser. */
  function leave(end: (tokenId: string) => Promise<void>): Promise<void> {
    forgetSessionParameters();
    const ended = token();
    saveToken(null);
    clearVisitor();
    tellTabs();
    const next = (ended === null ? Promise.resolve() : end(ended))
      .then(becomeGuest)
      .then(() => load('logged-out'))
      // Notifies tabs that got the first message before the browser had removed the cookie.
      .then(tellTabs)
      .finally(() => queryClient.removeQueries({ type: 'inactive' }));
    start(next);
    return next;
  }

  const resume = createResume({
    session,
    callAs,
    userOf,
    follow: (tokenId) => follow(tokenId, session.getState().status === 'real'),
    renew(tokenId) {
      saveToken(tokenId);
      tellTabs();
    },
    reload: () => start(load('resumed')),
  });
  return { client, session, resume, leaveAccount: () => leave(async () => {}) };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs in one tab at a time, if the browser has locks and allows them. */
async function oneTab<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return action();
  return navigator.locks.request('storyloom-guest', action).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return action();
    throw error;
  });
}
