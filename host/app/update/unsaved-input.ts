/**
 * Remembers whether something was typed on the page that is shown. Returns a function that tells it, and whether what
 * asks before the page is left would ask now.
 */
export function followInput(page: Window): { isUnsaved(): boolean; forget(): void } {
  let isTyped = false;
  page.addEventListener(
    'input',
    () => {
      isTyped = true;
    },
    { capture: true },
  );
  return {
    isUnsaved: () => isTyped || !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Another page is shown. */
    forget() {
      isTyped = false;
    },
  };
}
