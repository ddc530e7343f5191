const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026", in UTC, so that server and browser render the same. */
export function formatJoinedMonth(createdAt: string): string {
  return month.format(new Date(createdAt));
}
