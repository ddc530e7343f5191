import { whenIdle } from '@storyloom/ui/timing/when-idle';

/** Runs something in the first idle time after everything in the page has loaded. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}
