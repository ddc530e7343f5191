import type { Host } from '@storyloom/mfe/host';
import type { Toasts } from '../toasts/toasts.ts';

const id = 'session-ended';
let stopFollowing = () => {};

type Parts = Pick<Host, 'session' | 'requireLogin'> & { toasts: Pick<Toasts, 'show' | 'dismiss'> };

/** Tells a user that the server has ended their session, until they log in. */
export function announceEnd({ session, requireLogin, toasts }: Parts): void {
  toasts.show('info', 'You were logged out. Log in to go on.', {
    id,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Log in', onClick: () => void requireLogin() },
  });
  stopFollowing();
  stopFollowing = session.subscribe(({ status, isEnded }) => {
    if (status !== 'real' || isEnded) return;
    stopFollowing();
    toasts.dismiss(id);
  });
}
