import { BusinessError } from '@storyloom/http/errors';
import { scriptCookies, tokenIn } from './token-cookie.ts';

const cookiesBlocked = 'Your browser blocks cookies for this site. Allow them, then reload the page to play.';

/** The token of the session. It is in a cookie, so all tabs share it. */
export function createPageToken() {
  let areCookiesBlocked = navigator.cookieEnabled === false;
  const read = () => tokenIn(document.cookie);
  const requireCookies = () => {
    if (areCookiesBlocked) throw new BusinessError(0, cookiesBlocked, 'session.cookies_blocked', {});
  };
  return {
    read,
    requireCookies,
    /** Null deletes it. */
    save(value: string | null): void {
      for (const cookie of scriptCookies(value, location.protocol === 'https:')) document.cookie = cookie;
      if (value === null) return;
      areCookiesBlocked = read() !== value;
      requireCookies();
    },
  };
}

/** Runs a change of the token in one tab at a time, if the browser has locks and allows them. */
export async function oneTab<Result>(change: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return change();
  return navigator.locks.request('storyloom-guest', change).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return change();
    throw error;
  });
}
