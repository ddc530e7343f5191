import { useEffect, useState } from 'react';

/** In ms: delay before the bar is shown, time it stays full, time it fades, and duration of its animation. */
export const PROGRESS = { throttle: 200, hideDelay: 500, reset: 400, duration: 2000 } as const;

export type ProgressPhase = 'idle' | 'running' | 'done' | 'leaving';

/** idle → (active for 200 ms) running → (no longer active) done → 500 ms → leaving → 400 ms → idle. */
export function useProgressPhase(active: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('idle');
  useEffect(() => {
    if (active && phase !== 'running') {
      const timer = setTimeout(() => setPhase('running'), PROGRESS.throttle);
      return () => clearTimeout(timer);
    }
    if (!active && phase === 'running') setPhase('done');
    if (phase === 'done') {
      const timer = setTimeout(() => setPhase('leaving'), PROGRESS.hideDelay);
      return () => clearTimeout(timer);
    }
    if (phase === 'leaving') {
      const timer = setTimeout(() => setPhase('idle'), PROGRESS.reset);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [active, phase]);
  return phase;
}
