import { becomeGuest } from './become-guest.ts';
import type { SessionContext } from './session-context.ts';

/** Replaces a token that the API has refused, unless that has happened already. */
export async function replaceDeadToken(context: SessionContext, deadToken: string | null): Promise<true> {
  const { token, load, tellTabs } = context;
  const current = token.read();
  if (current !== null && current !== deadToken) return true;
  token.save(null);
  await becomeGuest(context);
  await load('guest-registered');
  tellTabs();
  return true;
}
