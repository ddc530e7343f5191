/** Duration of the leave animation, in ms; PageTransition.module.css has the same value. */
export const leaveMs = 150;

export function usesMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
