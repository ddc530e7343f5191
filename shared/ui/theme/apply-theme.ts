import { barColour, parseTheme, type Theme, themeAttributes, themeCookie } from './theme.ts';

const channelName = 'storyloom-theme';
const changeEvent = 'storyloom-theme-change';

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
  const cookie = themeCookie(theme, location.protocol === 'https:');
  document.cookie = cookie;
  renderTheme(theme);
  const event = new CustomEvent(changeEvent, { detail: cookie, cancelable: true });
  const isAnnounced = !window.dispatchEvent(event);
  if (!isAnnounced) announceAlone();
}

/** Announces a change itself, because shells of earlier releases do not. */
function announceAlone(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Announces themes chosen here to other tabs and applies those chosen there, also after a return from the
 * back/forward cache. Called once, by the shell: with one channel, a page does not get its own messages.
 */
export function followTheme(): void {
  // Without cookies, the page keeps the theme that it has.
  const sync = () => document.cookie.includes('theme=') && renderTheme(parseTheme(document.cookie));
  window.addEventListener('pageshow', sync);
  document.addEventListener('visibilitychange', sync);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  window.addEventListener(changeEvent, (event) => {
    event.preventDefault();
    channel.postMessage((event as CustomEvent<string>).detail);
  });
  // The message may arrive before the cookie. Micro-frontends published earlier send null.
  channel.onmessage = ({ data }) => (typeof data === 'string' ? renderTheme(parseTheme(data)) : sync());
}
