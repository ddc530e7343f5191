import { once } from '../timing/once.ts';

const minute = 60_000;
const steps = [
  { unit: 'minute', ms: minute, until: 60 * minute },
  { unit: 'hour', ms: 60 * minute, until: 24 * 60 * minute },
  { unit: 'day', ms: 24 * 60 * minute, until: 30 * 24 * 60 * minute },
] as const;

// Created when first used: each takes milliseconds.
const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const absolute = once(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** "just now", "5 minutes ago", "yesterday"; after 30 days the date. `now` in ms. */
export function timeAgo(time: string, now: number): string {
  const at = Date.parse(time);
  // The server's clock may be ahead of the visitor's.
  const passed = Math.max(0, now - at);
  if (passed < minute) return 'just now';
  const step = steps.find(({ until }) => passed < until);
  return step ? relative().format(-Math.floor(passed / step.ms), step.unit) : absolute().format(at);
}
