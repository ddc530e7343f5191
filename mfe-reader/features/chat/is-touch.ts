/** Whether fingers write here: Enter then starts a line, and giving the focus to a box raises a keyboard. */
export function isTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
