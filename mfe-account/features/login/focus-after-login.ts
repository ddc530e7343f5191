const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
const isTouch = () => matchMedia('(hover: none)').matches;

/**
 * The element that gets the focus when the login dialog has closed: the one that had it, in a story the message box, or
 * the reader’s account in the header or the navigation. On a phone, a focused box would open the keyboard. Elements without a size are
 * on a hidden page.
 */
export function focusAfterLogin(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener;
  const boxes = document.querySelectorAll<HTMLElement>('textarea[id^="message-"]');
  const box = [...boxes].find(isShown);
  if (box && !isTouch()) return box;
  const accounts = document.querySelectorAll<HTMLElement>('a[href$="/user/profile"]');
  return [...accounts].find(isShown) ?? document.querySelector<HTMLElement>('header a');
}
