import { once } from '../timing/once.ts';

const HOUR = 3_600_000;
const day = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }));

/** When something was last used that is recorded to the hour: "this hour", "today", "yesterday", or the day. `now` in ms. */
export function lastUse(time: string, now: number): string {
  const at = Date.parse(time);
  if (Math.floor(at / HOUR) >= Math.floor(now / HOUR)) return 'this hour';
  const shown = day().format(at);
  if (shown === day().format(now)) return 'today';
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  return shown === day().format(yesterday) ? 'yesterday' : shown;
}
