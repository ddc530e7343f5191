const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 22, 2026, 2:30 PM". Dates are texts once they have been sent. */
export const formatTime = (at: string | Date): string => time.format(new Date(at));

/** "12.4 kB". */
export const formatSize = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** "0.5 %", of hundredths of a percent. */
export const formatShare = (basisPoints: number): string => `${basisPoints / 100} %`;

/** "1 of 312 visits failed (0.3 %)". */
export function failedText({ visits, failures }: { visits: number; failures: number }): string {
  if (visits === 0) return 'no visits yet';
  return `${failures.toLocaleString('en')} of ${visits.toLocaleString('en')} visits failed (${((100 * failures) / visits).toFixed(1)} %)`;
}
