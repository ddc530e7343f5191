import { barColour, parseTheme, type Theme, themeAttributes, themeCookie } from './theme.ts';

const channelName = 'storyloom-theme';

function renderTheme(theme: Theme): void {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(themeAttributes(theme))) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = barColour(theme, bar.getAttribute('media')?.includes('light') ? 'light' : 'dark');
  }
}

/** Saves a theme in the cookie and applies it here and in the site's other tabs. */
export function applyTheme(theme: Theme): void {
  document.cookie = themeCookie(theme, location.protocol === 'https:');
  renderTheme(theme);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Applies themes chosen in other tabs, also after a return from the back/forward cache. Called once, by the shell. */
export function followTheme(): void {
  // Without cookies, the page keeps the theme it was rendered with.
  const sync = () => document.cookie.includes('theme=') && renderTheme(parseTheme(document.cookie));
  window.addEventListener('pageshow', sync);
  document.addEventListener('visibilitychange', sync);
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(channelName).onmessage = sync;
}
