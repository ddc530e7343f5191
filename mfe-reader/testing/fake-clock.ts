import type { Clock } from '../features/chat/ports/clock.ts';

/** A clock that moves only when the test advances it. */
export function fakeClock(): Clock & { advance(milliseconds: number): void; hide(): void } {
  let now = 0;
  let hidden = false;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    hidden: () => hidden,
    hide: () => {
      hidden = true;
    },
    later(task, milliseconds) {
      const entry = { at: now + milliseconds, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((one) => one !== entry);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks = tasks.filter((one) => one !== next);
        now = next.at;
        next.task();
      }
      now = end;
    },
  };
}
