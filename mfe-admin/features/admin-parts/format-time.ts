const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 22, 2026, 2:30 PM". */
export const formatTime = (iso: string) => time.format(new Date(iso));
