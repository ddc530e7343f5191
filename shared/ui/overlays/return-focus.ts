import type { RefObject } from 'react';

/** Its exit motion runs. */
const closing = '[role=dialog][data-closed], [role=alertdialog][data-closed]';

/**
 * For `finalFocus`: gives the focus to `target`, unless it has left the overlay by then, such as for a field of the page or a dialog
 * that was opened meanwhile. Base UI takes it from there unless the answer is `false`. Null: what had the focus before.
 */
export function returnFocus(popup: RefObject<HTMLElement | null>, target: () => HTMLElement | null) {
  return (): HTMLElement | false | null => {
    const focused = document.activeElement;
    const isLeft = focused === null || focused === document.body || popup.current?.contains(focused);
    return isLeft || focused.closest(closing) ? target() : false;
  };
}
