import { vi } from 'vitest';
import { createBrowser } from '../../../fixtures/browser-tabs.ts';

/** Stubs the globals of a browser without a session or stored data. The token `real` belongs to Agnes. */
export function freshBrowser() {
  const browser = createBrowser();
  browser.users.set('real', 'agnes');
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'tokenid=; Path=/; Max-Age=0';
  vi.stubGlobal('fetch', browser.answer);
  vi.stubGlobal('BroadcastChannel', browser.Channel);
  vi.stubGlobal('navigator', browser.navigator);
  return browser;
}
