const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "today at 18:00" or "tomorrow at 01:00", in the browser's time zone: a UTC day may end before the local one. */
export function formatNextCheckIn(nextCheckInAt: string, now: Date): string {
  const next = new Date(nextCheckInAt);
  const isToday = next.toDateString() === now.toDateString();
  return `${isToday ? 'today' : 'tomorrow'} at ${time.format(next)}`;
}
