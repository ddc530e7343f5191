import { logout } from '@storyloom/contract/users/endpoints/logout';
import { forgetVisitor } from '@storyloom/mfe/visitor-storage';
import { lastSeen } from '../last-visitor.ts';
import { forgetSessionParameters } from '../session-parameters.ts';
import { enterLoggingOut, shownVisitor, startWork } from '../store/session-store.ts';
import { becomeGuest } from './become-guest.ts';
import type { SessionContext } from './session-context.ts';

/** Timeout of the logout request, in ms. The browser logs out afterwards in any case. */
const logoutTimeout = 5_000;

/** See `SessionActions.logout`. */
export function logOut(context: SessionContext): Promise<void> {
  const visitor = shownVisitor(context.store.getState());
  // A guest cannot come back.
  if (visitor?.status === 'guest') forgetVisitor(visitor.userId);
  return leave(context, async (tokenId) => {
    const signal = AbortSignal.timeout(logoutTimeout);
    // A visitor who is offline is logged out of this browser all the same.
    await context.clients
      .callAs(tokenId)(logout, {}, { signal })
      .catch(() => {});
  });
}

/** Ends the session in this browser. */
export function leave(context: SessionContext, end: (tokenId: string) => Promise<void>): Promise<void> {
  const { store, token, load, tellTabs, queryClient } = context;
  forgetSessionParameters();
  const ended = token.read();
  token.save(null);
  lastSeen.write(null);
  clearVisitor(context);
  tellTabs();
  const next = (ended === null ? Promise.resolve() : end(ended))
    .then(() => becomeGuest(context))
    .then(() => load('logged-out'))
    // Notifies tabs that got the first message before the browser had removed the cookie.
    .then(tellTabs)
    .finally(() => queryClient.removeQueries({ type: 'inactive' }));
  return startWork(store, next);
}

/** Removes the visitor and their cached data, so that no page shows them until there is a new guest. */
export function clearVisitor({ queryClient, store }: SessionContext): void {
  queryClient.removeQueries({ type: 'inactive' });
  enterLoggingOut(store);
}
