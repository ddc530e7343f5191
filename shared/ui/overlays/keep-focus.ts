import type { MouseEvent } from 'react';

/** A press beside a dialog must not take the focus out of it: Escape would then reach those below too. */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
