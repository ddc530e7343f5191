/** Time in ms, injected so that tests control it. */
export interface Clock {
  now(): number;
  /** Runs `task` once after a delay. Returns a function that cancels it. */
  later(task: () => void, milliseconds: number): () => void;
  /** True in a hidden tab, where browsers throttle timers. */
  hidden(): boolean;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  later(task, milliseconds) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => document.visibilityState === 'hidden',
};
