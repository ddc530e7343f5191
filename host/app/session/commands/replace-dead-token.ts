import { pendingTokenFor } from '../pending-login.ts';
import { becomeGuest } from './become-guest.ts';
import type { SessionContext } from './session-context.ts';

/** Replaces a token that the API has refused, unless that has happened already. */
export async function replaceDeadToken(context: SessionContext, deadToken: string | null): Promise<true> {
  const { token, clients, load, tellTabs } = context;
  const pending = pendingTokenFor(deadToken);
  // The app may have merged the guest without the page knowing.
  const appToken = pending !== null && (await clients.userOf(pending))?.isRealUser ? pending : null;
  const current = token.read();
  if (current !== null && current !== deadToken) return true;
  token.save(appToken);
  if (appToken === null) await becomeGuest(context);
  await load(appToken === null ? 'guest-registered' : 'logged-in');
  tellTabs();
  return true;
}
