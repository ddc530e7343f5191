const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$20.00". */
export const formatUsd = (cents: number) => usd.format(cents / 100);
