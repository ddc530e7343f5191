const isTouch = () => matchMedia('(hover: none)').matches;

/**
 * The element that gets the focus when the login dialog has closed: the one that had it, in a story the message box, or
 * what has replaced "Log in" in the header. On a phone, a focused box would open the keyboard. Elements without a size are
 * on a hidden page.
 */
export function focusAfterLogin(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener;
  const boxes = document.querySelectorAll<HTMLElement>('textarea[id^="message-"]');
  const box = [...boxes].find((each) => each.getClientRects().length > 0);
  if (box && !isTouch()) return box;
  const links = [...document.querySelectorAll<HTMLElement>('header a')];
  return links.find((link) => link.matches('[href$="/user/profile"]')) ?? links[0] ?? null;
}
