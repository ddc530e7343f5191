import { type FocusEvent, useEffect, useRef } from 'react';

/** Chooses from the controls that are left, given the place among them of the one that is gone. */
type FindTarget = (controls: HTMLElement[], place: number) => HTMLElement | null | undefined;

const controlSelector = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((control) => `${control}:not(:disabled)`)
  .concat('[tabindex]')
  .join();

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(controlSelector)];

const dialogSelector = '[role=dialog], [role=alertdialog]';

const isDialogAbove = (part: Element) =>
  [...document.querySelectorAll(dialogSelector)].some((dialog) => !dialog.contains(part));

/** Calls back once, when the dialogs above a part have closed and have put the focus somewhere. Returns what ends the wait. */
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
 * Moves the focus when the control that has it is removed by what a press did, so that keyboard users keep their place: to what
 * `find` returns, else to the control in its place. While a dialog closes, it waits: a dialog returns the focus somewhere itself.
 * Returns props of the element around. The component that calls this draws what is removed.
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
    // Events of a dialog bubble to what has opened it.
    if (!currentTarget.contains(target)) return;
    last.current = { control: target, part: currentTarget, place: controlsOf(currentTarget).indexOf(target) };
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.closest(dialogSelector)?.contains(currentTarget) !== false) last.current = null;
  }
  return { onFocus, onBlur };
}
