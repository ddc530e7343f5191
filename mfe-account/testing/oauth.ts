import { authUrl } from '@storyloom/contract/users/endpoints/auth-url';
import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import type { Calls } from '@storyloom/mfe/fake-host';
import { relayOAuthAnswer } from '@storyloom/mfe/oauth-flow';
import { vi } from 'vitest';

export const issuerUrl = 'https://acorn.example/auth?state=acorn.one';

/** Stubs a browser that opens or blocks pop-ups, and a site that offers a login with Acorn. */
export function withAcorn(calls: Calls, { isBlocked = false } = {}) {
  const popup = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
  const openWindow = vi.fn(() => (isBlocked ? null : popup));
  vi.stubGlobal('open', openWindow);
  calls.respond(identityTypes, () => [{ type: 'acorn', name: 'Acorn' }]);
  calls.respond(authUrl, () => ({ url: issuerUrl }));
  return { popup, openWindow };
}

/** Simulates a pop-up that returns with an answer. */
export const answerInPopup = (code: string | null = 'c1') =>
  relayOAuthAnswer({ state: 'acorn.one', code, iss: 'https://acorn.example' });
