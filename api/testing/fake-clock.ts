import type { Clock } from '../platform/clock.ts';

/** A clock that changes only by `advance` and `set`. */
export function fakeClock(start: string): Clock & { advance(ms: number): void; set(time: string): void } {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    set: (time) => {
      now = new Date(time);
    },
  };
}
