import { Gauge, type Registry } from 'prom-client';

/** Adds a number that is read when metrics are read. */
export function addGauge(
  registry: Registry,
  { read, ...about }: { name: string; help: string; read(): number | Promise<number> },
): void {
  new Gauge({
    ...about,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
