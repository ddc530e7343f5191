import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';

/** A login at another service that this browser has begun. */
export interface OAuthFlow {
  /** The `state` parameter of the authorization request, repeated in its answer. */
  state: string;
  /** `redirect`: the page left for the service. `popup`: the service is in another window, and this page waits. */
  way: 'redirect' | 'popup';
  purpose: 'login' | 'add';
  /** The page to which the visitor returns. */
  returnUrl: string;
}

/** The API accepts an answer for ten minutes; older flows are deleted. */
const LIFETIME_MS = 10 * 60_000;
const PREFIX = 'storyloom:oauth:';

/** Keeps a flow on the device. Only this browser has it, so a link cannot make another one finish a login. */
export function saveOAuthFlow(flow: OAuthFlow): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && readFlow(key) === null) localStorage.removeItem(key);
    }
    localStorage.setItem(PREFIX + flow.state, JSON.stringify({ ...flow, endsAt: Date.now() + LIFETIME_MS }));
  } catch {
    // Storage is blocked or full: the answer will find no flow, and the visitor sees an error.
  }
}

/** Takes the flow of an answer; null if this browser has none. */
export function takeOAuthFlow(state: string): OAuthFlow | null {
  try {
    const flow = readFlow(PREFIX + state);
    localStorage.removeItem(PREFIX + state);
    return flow && { ...flow, returnUrl: sameOriginPath(flow.returnUrl) };
  } catch {
    return null;
  }
}

function readFlow(key: string): OAuthFlow | null {
  const { endsAt, ...flow } = JSON.parse(localStorage.getItem(key) ?? '{}') as OAuthFlow & {
    endsAt?: number;
  };
  return endsAt !== undefined && endsAt > Date.now() && endsAt <= Date.now() + LIFETIME_MS ? flow : null;
}

/**
 * The path of an address of this site; `/` for other sites, and for paths that the router could treat as another
 * site.
 */
export function sameOriginPath(address: string): string {
  const url = URL.parse(address, location.origin);
  if (url === null || url.origin !== location.origin || url.username !== '' || url.password !== '')
    return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

const CHANNEL = 'storyloom-oauth';
/** Time for a page to take over the answer in a pop-up, in ms. */
const TAKEOVER_MS = 1_000;

interface Message extends OAuthAnswer {
  kind: 'answer' | 'received';
}

/**
 * Passes the answer in a pop-up on to the page that waits for it. False if none does: it was closed, or no longer waits.
 * Services cut the pop-up off from its opener, so only a channel reaches it.
 */
export function relayOAuthAnswer(response: OAuthAnswer): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), TAKEOVER_MS);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'received' || data.state !== response.state) return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage({ ...response, kind: 'answer' } satisfies Message);
  }).finally(() => channel.close());
}

/** Waits for the answer in a pop-up. The first message with the state counts. Returns a function that stops waiting. */
export function receiveOAuthAnswer(state: string, onAnswer: (response: OAuthAnswer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'answer' || data.state !== state) return;
    const { code, iss } = data;
    channel.postMessage({ state, code: null, iss: null, kind: 'received' } satisfies Message);
    channel.close();
    onAnswer({ state, code, iss });
  };
  return () => channel.close();
}
