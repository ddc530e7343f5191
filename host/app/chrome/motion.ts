/** How long a page takes to leave, in ms; PageTransition.module.css says the same. */
export const leaveMs = 150;

export function usesMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
