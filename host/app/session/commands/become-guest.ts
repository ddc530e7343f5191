import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { keptGuest } from '../kept-guest.ts';
import { oneTab } from '../page-token.ts';
import type { SessionContext } from './session-context.ts';

/** Timeout of a registration, in ms; other tabs wait for it. */
const registrationTimeout = 15_000;

/** Returns to the kept guest, or registers a new one, once for all tabs that open together. */
export function becomeGuest({ token, clients }: SessionContext): Promise<void> {
  return oneTab(async () => {
    token.requireCookies();
    if (token.read()) return;
    const kept = keptGuest.read();
    if (kept !== null && (await clients.userOf(kept.tokenId)) !== null) token.save(kept.tokenId);
    keptGuest.write(null);
    if (token.read()) return;
    const signal = AbortSignal.timeout(registrationTimeout);
    const { tokenId } = await clients.visitor.call(anonymityRegister, {}, { signal });
    // The host has set the cookie with the reply; one set here would last 7 days in Safari.
    if (token.read() !== tokenId) token.save(tokenId);
  });
}
