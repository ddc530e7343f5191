import { lastSeen } from '../last-visitor.ts';
import { enterKnown, shownVisitor } from '../store/session-store.ts';
import { becomeGuest } from './become-guest.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Replaces a token that the API has refused with that of a guest, unless it was replaced already. False if it is the
 * token of a user whose page is shown: the page and its drafts stay, and the user is asked to log in again.
 */
export async function replaceDeadToken(context: SessionContext, deadToken: string | null): Promise<boolean> {
  const { store, token, load, tellTabs, onEnded } = context;
  const current = token.read();
  if (current !== null && current !== deadToken) return true;
  const shown = shownVisitor(store.getState());
  if (shown?.status === 'real' && (shown.isEnded || shown.tokenId === deadToken)) {
    if (!shown.isEnded) enterKnown(store, { ...shown, isEnded: true });
    onEnded?.();
    return false;
  }
  const wasReal = lastSeen.read(deadToken)?.status === 'real';
  token.save(null);
  await becomeGuest(context);
  await load('guest-registered');
  tellTabs();
  if (wasReal) onEnded?.();
  return true;
}
