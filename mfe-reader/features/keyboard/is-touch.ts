/** True if the main pointer is a finger: Enter then adds a line, and focusing a field opens a keyboard. */
export function isTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
