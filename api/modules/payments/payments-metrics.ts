import { Gauge, type Registry } from 'prom-client';

/** Adds a gauge of the payment events that wait for too long, read at each scrape. */
export function addPaymentMetrics(registry: Registry, countWaiting: () => Promise<number>): void {
  new Gauge({
    name: 'payment_events_waiting',
    help: 'Events of the payment provider that have waited for more than an hour for their order, membership or price',
    registers: [registry],
    async collect() {
      this.set(await countWaiting().catch(() => Number.NaN));
    },
  });
}
