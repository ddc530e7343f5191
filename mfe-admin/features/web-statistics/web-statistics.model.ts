import type { WebFigures } from '@storyloom/contract/analytics/entities/web-figures';

const utcDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 21". */
export const formatDay = (day: string) => utcDay.format(new Date(day));

/** "1,840 ms"; CLS has no unit: "0.04". */
export function formatVital(metric: string, value: number): string {
  return metric === 'CLS' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en')} ms`;
}

/** Each step with its visitors and their share of the step before. */
export function funnelRows({ visit, reply, account, purchase }: WebFigures['funnel']) {
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
  return [
    ['First visit', visit, ''],
    ['First reply', reply, share(reply, visit)],
    ['Account', account, share(account, reply)],
    ['Purchase', purchase, share(purchase, account)],
  ] as const;
}
