const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "$20.00". */
export const formatUsd = (cents: number) => usd.format(cents / 100);

export const formatTime = (iso: string) => time.format(new Date(iso));
