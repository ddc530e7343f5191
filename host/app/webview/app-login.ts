import { appLoginTimings } from '@storyloom/contract/users/app-login-timings';
import { userLimits } from '@storyloom/contract/users/limits';
import { backoffDelay } from '@storyloom/http/backoff';
import { isRetryable } from '@storyloom/http/errors';
import { wait } from '@storyloom/http/wait';
import { announceLogin } from '@storyloom/mfe/announce-login';
import type { Host } from '@storyloom/mfe/host';
import type { Resume } from '../session/commands/resume.ts';
import { readPendingLogin, writePendingLogin } from '../session/pending-login.ts';
import type { Toasts } from '../toasts/toasts.ts';

interface Parts {
  resume: Resume;
  session: Pick<Host['session'], 'ready' | 'getState' | 'subscribe'>;
  toasts: Pick<Toasts, 'show' | 'dismiss'>;
  /** 0 to 1, for the delays between attempts. */
  random?: () => number;
}

/** Attempts to follow the app to the user of one token. */
interface Attempts {
  accessToken: string;
  /** Aborted to end the attempts. */
  stopped: AbortController;
  /** Aborted to skip the delay before the next attempt. */
  hurried: AbortController;
  failures: number;
  done: Promise<void>;
}

const toastId = 'app-login';
const tries = userLimits.appLoginTries;
const backoff = { base: appLoginTimings.delay, longest: appLoginTimings.longestDelay, tries };

/**
 * Resumes the page and shows a guest whether the login succeeded. Retries failures that may be temporary, because
 * the app sends its token once and a guest in an app has no other way to log in. Stores the token of a guest's
 * login for a reload. Another visitor or a newer token ends the attempts.
 */
export function createAppLogin({ resume, session, toasts, random = Math.random }: Parts) {
  let running: Attempts | null = null;
  /** The token of attempts that were given up; attempts start again when the visitor or the app asks. */
  let givenUp: string | null = null;
  /** Tokens that the app has sent to this page. */
  const sent = new Set<string>();

  function forget(): void {
    givenUp = null;
    writePendingLogin(null);
    toasts.dismiss(toastId);
  }

  /** Stores the token of a guest's login, because the reply may be lost with the page. */
  function keep(accessToken: string): void {
    const { status, userId, tokenId } = session.getState();
    if (status === 'guest' && userId !== null && tokenId !== null && tokenId !== accessToken)
      writePendingLogin({ guestId: userId, guestToken: tokenId, accessToken });
  }

  async function attempt(attempts: Attempts): Promise<void> {
    const { accessToken, stopped } = attempts;
    for (;;) {
      try {
        await session.ready().catch(() => {});
        stopped.signal.throwIfAborted();
        keep(accessToken);
        const result = await resume(accessToken, stopped.signal);
        stopped.signal.throwIfAborted();
        forget();
        if (result !== null) announceLogin({ toast: toasts.show }, result);
        return;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isRetryable(error)) {
          forget();
          return toasts.show('error', 'We couldn’t log you in. Try again.');
        }
        attempts.failures += 1;
        if (attempts.failures >= tries) return giveUp(accessToken);
        const retryAfter = error.name === 'StatusError' ? error.retryAfter : null;
        attempts.hurried = new AbortController();
        const { signal } = attempts.hurried;
        await wait(backoffDelay(backoff, attempts.failures, retryAfter, random), signal).catch(() => {});
      }
    }
  }

  function giveUp(accessToken: string): void {
    givenUp = accessToken;
    toasts.show('error', 'We couldn’t log you in.', {
      id: toastId,
      description: 'Storyloom didn’t answer. Nothing is lost.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Retry', onClick: () => void (givenUp === accessToken && follow(accessToken)) },
    });
  }

  function stop(): void {
    running?.stopped.abort();
    running?.hurried.abort();
  }

  /** Follows the app to the user of this token. Resolves when it has succeeded, or there will be no more attempts. */
  function follow(accessToken: string): Promise<void> {
    if (running?.accessToken === accessToken && !running.stopped.signal.aborted) {
      running.failures = 0;
      running.hurried.abort();
      return running.done;
    }
    stop();
    sent.add(accessToken);
    givenUp = null;
    toasts.dismiss(toastId);
    const attempts: Attempts = {
      accessToken,
      stopped: new AbortController(),
      hurried: new AbortController(),
      failures: 0,
      done: Promise.resolve(),
    };
    running = attempts;
    attempts.done = attempt(attempts).finally(() => {
      if (running === attempts) running = null;
    });
    return attempts.done;
  }

  session.subscribe(({ userId, status, tokenId }, before) => {
    if (before.userId === null) {
      const pending = readPendingLogin();
      if (pending === null || running !== null) return;
      if (status === 'guest' && userId === pending.guestId) void follow(pending.accessToken);
      else forget();
    } else if (userId !== before.userId || status !== before.status) {
      if (tokenId === null || !sent.has(tokenId)) stop();
      forget();
    }
  });

  /** Called when the app has returned to the page, with the token of its user if there is one. */
  return async (accessToken: string | null): Promise<void> => {
    const token = accessToken ?? running?.accessToken ?? givenUp;
    if (token === null) await resume(null);
    else await follow(token);
  };
}
