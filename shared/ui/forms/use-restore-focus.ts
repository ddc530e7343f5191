import { type FocusEvent, useEffect, useRef } from 'react';

/** Chooses from the remaining controls, given the index that the removed one had. */
type FindTarget = (controls: HTMLElement[], place: number) => HTMLElement | null | undefined;

const controlSelector = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((control) => `${control}:not(:disabled)`)
  .concat('[tabindex]')
  .join();

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(controlSelector)];

/** A drawer beside the page is not above it. */
const dialogSelector = '[role=dialog]:not([data-beside] *), [role=alertdialog]';

const isDialogAbove = (part: Element) =>
  [...document.querySelectorAll(dialogSelector)].some((dialog) => !dialog.contains(part));

/**
 * Calls back once the dialogs above a part have closed and moved the focus. Returns a function that ends the wait.
 */
function whenDialogsClose(part: Element, then: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    if (isDialogAbove(part)) return;
    observer.disconnect();
    frame = requestAnimationFrame(then);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

const inPlace: FindTarget = (controls, place) => controls[Math.min(place, controls.length - 1)];

/**
 * Moves the focus when a press removes the focused control, so that keyboard users keep their place: to the result
 * of `find`, by default the control now at its index. While a dialog is open, it waits, because a closing dialog
 * moves the focus itself. Returns props for the surrounding element. Call it in the component that renders the
 * removed control.
 */
export function useRestoreFocus(find: FindTarget = inPlace) {
  const last = useRef<{ control: Element; part: HTMLElement; place: number } | null>(null);
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);
  useEffect(() => {
    if (last.current === null || last.current.control.isConnected) return;
    const { part, place } = last.current;
    last.current = null;
    const restore = () => find(controlsOf(part), place)?.focus({ preventScroll: true });
    stopWaiting.current();
    if (isDialogAbove(part)) {
      stopWaiting.current = whenDialogsClose(part, () => {
        if (!part.contains(document.activeElement)) restore();
      });
    } else if (document.activeElement === document.body) restore();
  });
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    // React events of a dialog bubble to the component that opened it.
    if (!currentTarget.contains(target)) return;
    last.current = { control: target, part: currentTarget, place: controlsOf(currentTarget).indexOf(target) };
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.closest(dialogSelector)?.contains(currentTarget) !== false) last.current = null;
  }
  return { onFocus, onBlur };
}
