/** Time as the chat needs it, so that tests can turn it. Milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `task` once, later; answers the way to call it off. */
  later(task: () => void, milliseconds: number): () => void;
  /** Nobody looks: a hidden tab's timers are slowed, so nothing should wait for them. */
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
