import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import { userMessages } from '@storyloom/contract/users/messages';
import type { Host } from './host.ts';
import { mergedText } from './merged-text.ts';

/** Says that the visitor is logged in, and what moved into the account. */
export function announceLogin(
  { toast }: Pick<Host, 'toast'>,
  { isNewUser, merged, restored }: LoginResult,
): void {
  if (restored) {
    // Alone, so that no other toast covers it.
    toast('success', 'Welcome back. Your account stays.');
    return;
  }
  toast('success', isNewUser ? userMessages.registered : userMessages.loggedIn);
  const moved = mergedText(merged);
  if (moved !== null) toast('info', moved);
}
