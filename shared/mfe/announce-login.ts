import type { LoginResult } from '@storyloom/contract/entities/login-result';
import { userMessages } from '@storyloom/contract/messages/users';
import type { Host } from './host.ts';
import { mergedText } from './merged-text.ts';

/** Says that the visitor is logged in, and what moved into the account. */
export function announceLogin(
  { toast }: Pick<Host, 'toast'>,
  { isNewUser, merged, restored }: LoginResult,
): void {
  toast('success', isNewUser ? userMessages.registered : userMessages.loggedIn);
  if (restored) toast('info', 'Your account stays. It won’t be deleted.');
  const moved = mergedText(merged);
  if (moved !== null) toast('info', moved);
}
