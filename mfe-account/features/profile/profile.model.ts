const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026": the same on the server and wherever the reader is. */
export function joinedMonth(createdAt: string): string {
  return month.format(new Date(createdAt));
}
