import { appLoginTimings } from '@storyloom/contract/users/app-login-timings';
import { userLimits } from '@storyloom/contract/users/limits';
import { backoffDelay } from '@storyloom/http/backoff';
import { isRetryable } from '@storyloom/http/errors';
import { wait } from '@storyloom/http/wait';
import { announceLogin } from '@storyloom/mfe/announce-login';
import type { Host } from '@storyloom/mfe/host';
import type { Resume } from '../session/commands/resume.ts';
import type { Toasts } from '../toasts/toasts.ts';

interface Parts {
  resume: Resume;
  session: Pick<Host['session'], 'subscribe'>;
  toasts: Pick<Toasts, 'show' | 'dismiss'>;
  /** 0 to 1, for the delays between attempts. */
  random?: () => number;
}

const toastId = 'app-login';
const tries = userLimits.appLoginTries;
const backoff = { base: appLoginTimings.delay, longest: appLoginTimings.longestDelay, tries };

/**
 * Resumes the page and shows a guest whether the login succeeded. Retries failures that may be temporary, because
 * a guest in an app has no other way to log in. Another visitor or a newer token ends the attempts.
 */
export function createAppLogin({ resume, session, toasts, random = Math.random }: Parts) {
  /** The token that the app sent last, until its user is shown or the attempts end. */
  let current: { accessToken: string; stopped: AbortController } | null = null;

  function end(): void {
    current?.stopped.abort();
    current = null;
    toasts.dismiss(toastId);
  }

  /** Resolves when the page shows the user of this token, or there will be no more attempts. */
  async function follow(accessToken: string): Promise<void> {
    end();
    const stopped = new AbortController();
    current = { accessToken, stopped };
    for (let failures = 1; ; failures += 1) {
      try {
        const result = await resume(accessToken, stopped.signal);
        stopped.signal.throwIfAborted();
        end();
        if (result !== null) announceLogin({ toast: toasts.show }, result);
        return;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isRetryable(error)) {
          end();
          return toasts.show('error', 'We couldn’t log you in. Try again.');
        }
        if (failures === tries) return offerRetry(accessToken);
        const retryAfter = error.name === 'StatusError' ? error.retryAfter : null;
        await wait(backoffDelay(backoff, failures, retryAfter, random), stopped.signal).catch(() => {});
        if (stopped.signal.aborted) return;
      }
    }
  }

  function offerRetry(accessToken: string): void {
    toasts.show('error', 'We couldn’t log you in.', {
      id: toastId,
      description: 'Storyloom didn’t answer. Nothing is lost.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Retry', onClick: () => void follow(accessToken) },
    });
  }

  session.subscribe(({ userId, status, tokenId }, before) => {
    const isAnother = before.userId !== null && (userId !== before.userId || status !== before.status);
    if (isAnother && tokenId !== current?.accessToken) end();
  });

  /** Called when the app has returned to the page, with the token of its user if there is one. */
  return async (accessToken: string | null): Promise<void> => {
    const token = accessToken ?? current?.accessToken ?? null;
    if (token === null) await resume(null);
    else await follow(token);
  };
}
