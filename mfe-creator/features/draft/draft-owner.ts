import type { Host, SessionState } from '@storyloom/mfe/host';

/** The visitor who opened a draft. A guest who logs in on this page remains its owner. */
export interface DraftOwner {
  userId: () => string;
  /** False while another visitor is logged in, who does not own the draft. */
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

/** True if this guest became the session's user by logging in. */
export function isLoginOf<Session extends Pick<SessionState, 'userId' | 'previousGuestId'>>(
  guestId: string | null,
  session: Session,
): session is Session & { userId: string } {
  return session.userId !== null && guestId !== null && session.previousGuestId === guestId;
}
