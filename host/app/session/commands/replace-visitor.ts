import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { keptGuest } from '../kept-guest.ts';
import { forgetSessionParameters } from '../session-parameters.ts';
import { shownVisitor, startWork } from '../store/session-store.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Takes over another user's token, and keeps a guest's. `isAsked`: a visitor may refuse. Returns the user, or null if
 * the visitor stays who they are.
 */
export async function replaceVisitor(
  { store, token, clients, load, tellTabs, confirmReplacement }: SessionContext,
  tokenId: string,
  isAsked: boolean,
): Promise<UserInfo | null> {
  const user = await clients.userOf(tokenId);
  const request = shownVisitor(store.getState());
  if (user === null || user.id === request?.userId) return null;
  if (isAsked && request !== null && !(await confirmReplacement?.(user, request.status))) {
    forgetSessionParameters();
    return null;
  }
  const visitor = shownVisitor(store.getState());
  if (visitor?.status === 'guest') keptGuest.write({ userId: visitor.userId, tokenId: visitor.tokenId });
  token.save(tokenId);
  await startWork(store, load('loaded').then(tellTabs));
  return user;
}
