import type { RefObject } from 'react';

/** A dialog whose exit motion runs. */
const closingDialog = '[role=dialog][data-closed], [role=alertdialog][data-closed]';

/**
 * Returns the target for `finalFocus`: `false` if the focus has already moved elsewhere, such as to a field of the
 * page or to a dialog that was opened meanwhile. Null: the element that had the focus before the overlay opened.
 */
export function returnFocus(popup: RefObject<HTMLElement | null>, target: () => HTMLElement | null) {
  return (): HTMLElement | false | null => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return target();
    return popup.current?.contains(focused) || focused.closest(closingDialog) ? target() : false;
  };
}
