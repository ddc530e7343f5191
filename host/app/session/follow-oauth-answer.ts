import { localeSegments } from '@storyloom/contract/platform/addresses';
import { finishLogin } from '@storyloom/contract/users/dialogs/finish-login';
import { userFailures } from '@storyloom/contract/users/messages';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import type { Host } from '@storyloom/mfe/host';
import { relayOAuthAnswer, takeOAuthFlow } from '@storyloom/mfe/oauth-flow';

const LOCALE = new RegExp(`^/(?:${localeSegments.join('|')})(?=[/?#]|$)/?`);

type Parts = Pick<Host, 'dialogs' | 'session' | 'toast'> & {
  /** Shows another page in place of this one; resolves once it is loaded. */
  replacePage(path: string): Promise<void>;
};

/** Finishes the login that an answer belongs to: here, or in the page that opened this window. */
export async function followOAuthAnswer(response: OAuthAnswer, parts: Parts): Promise<void> {
  const flow = takeOAuthFlow(response.state);
  if (flow === null) return parts.toast('error', userFailures.oauth);
  if (flow.way === 'popup' && (await relayOAuthAnswer(response))) {
    window.close();
    // Browsers may refuse to close a window that a service has cut off from its opener.
    return parts.toast('info', 'You can close this window.');
  }
  // The answer's page has no language in its address, so its router matches none with a language.
  // A page that appears behind an open dialog would not be hidden from screen readers.
  await parts.replacePage(flow.returnUrl.replace(LOCALE, '/'));
  await parts.session.ready();
  await parts.dialogs.open(finishLogin, { purpose: flow.purpose, answer: response });
}
