import type { Host, SessionState } from '@storyloom/mfe/host';

/** The visitor who opened a draft, also after a guest has logged in on this page. */
export interface DraftOwner {
  userId: () => string;
  /** False once another visitor uses this browser: the draft is not theirs. */
  isPresent: () => boolean;
}

export function createDraftOwner(session: Pick<Host['session'], 'getState'>): DraftOwner {
  let owner = session.getState().userId ?? 'nobody';
  const follow = () => {
    const state = session.getState();
    if (isLoginOf(owner, state)) owner = state.userId;
    return state.userId;
  };
  return {
    userId() {
      follow();
      return owner;
    },
    isPresent: () => follow() === owner,
  };
}

/** Whether this guest has become the user of the session by logging in. */
export function isLoginOf<Session extends Pick<SessionState, 'userId' | 'previousGuestId'>>(
  guestId: string | null,
  session: Session,
): session is Session & { userId: string } {
  return session.userId !== null && guestId !== null && session.previousGuestId === guestId;
}
