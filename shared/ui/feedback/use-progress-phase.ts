import { useEffect, useState } from 'react';

/** ms: waits before it shows, stays full, fades and resets, and the time its run is drawn over. */
export const PROGRESS = { throttle: 200, hideDelay: 500, reset: 400, duration: 2000 } as const;

export type ProgressPhase = 'idle' | 'running' | 'done' | 'leaving';

/** idle → (200 ms of being active) running → (no longer active) done → 500 ms → leaving → 400 ms → idle. */
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
