const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days ago". */
export function formatAge(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  const [unit, size] = units.find(([, each]) => age >= each) ?? units[2];
  return relative.format(-Math.max(1, Math.floor(age / size)), unit);
}

/** "Nov 22, 2026, 2:30 PM". */
export const formatTime = (iso: string) => time.format(new Date(iso));
