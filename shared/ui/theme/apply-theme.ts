import { barColour, type Look, lookAttributes, lookCookie, lookIn } from './theme.ts';

const channelName = 'storyloom-look';

/** Draws this document in a look. */
function drawLook(look: Look): void {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(lookAttributes(look))) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = barColour(look, bar.getAttribute('media')?.includes('light') ? 'light' : 'dark');
  }
}

/** Keeps a look, draws it here and in the site's other tabs. */
export function wearLook(look: Look): void {
  document.cookie = lookCookie(look, location.protocol === 'https:');
  drawLook(look);
  if (typeof BroadcastChannel === 'undefined') return;
  const others = new BroadcastChannel(channelName);
  others.postMessage(null);
  others.close();
}

/** Follows the look that another tab chose, also after a return from the browser's page cache. For the shell, once. */
export function followLook(): void {
  // A visitor without cookies keeps what this page was drawn in.
  const adopt = () => document.cookie.includes('look=') && drawLook(lookIn(document.cookie));
  window.addEventListener('pageshow', adopt);
  document.addEventListener('visibilitychange', adopt);
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(channelName).onmessage = adopt;
}
