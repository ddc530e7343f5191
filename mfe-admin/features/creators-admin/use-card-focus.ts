import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of cards when a decision removes the focused element. Focuses the element's card; if
 * that was removed too, the card now at its index; or the list if it is empty. `keys`: card keys in order.
 */
export function useCardFocus(keys: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; key: string | undefined; index: number } | null>(null);
  const cards = () => [...(list.current?.querySelectorAll('article') ?? [])];

  useEffect(() => {
    if (focused.current === null || focused.current.element.isConnected) return;
    const { key, index } = focused.current;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const kept = key === undefined ? -1 : keys.indexOf(key);
    const rest = cards();
    (rest[kept] ?? rest[Math.min(index, rest.length - 1)] ?? list.current)?.focus();
  });

  function remember({ target }: FocusEvent<HTMLElement>): void {
    const index = cards().findIndex((card) => card.contains(target));
    focused.current = index === -1 ? null : { element: target, key: keys[index], index };
  }

  return { ref: list, tabIndex: -1, onFocus: remember };
}
