import type { MouseEvent } from 'react';

/** Handler for `onMouseDown` of a backdrop: keeps focus in the dialog, so that Escape does not reach the dialogs below. */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
