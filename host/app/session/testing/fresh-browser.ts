import { vi } from 'vitest';
import { createBrowser } from '../../../fixtures/browser-tabs.ts';

/** A browser without a session or stored data, in place of this one until the globals are restored. The token `real` is of Agnes. */
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
