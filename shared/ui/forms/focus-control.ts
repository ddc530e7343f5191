/**
 * Moves the focus to a control, and opens the collapsed parts of the page around it. False if the page has no such control.
 */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id);
  if (control === null) return false;
  for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null) {
    part.open = true;
  }
  control.focus();
  return true;
}

/**
 * Moves the focus to a control as soon as it is in the page, or to the first of `others` that is; the part with it may
 * still be loading. Does not move it once the visitor has pressed something else. Returns a function that ends the wait.
 */
export function focusWhenShown(id: string, ...others: string[]): () => void {
  const focus = () => [id, ...others].some(focusControl);
  if (focus()) return () => {};
  const waiting = new AbortController();
  const { signal } = waiting;
  const observer = new MutationObserver(() => {
    if (focus()) waiting.abort();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => waiting.abort();
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, stop, { signal });
  return stop;
}
