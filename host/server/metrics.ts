import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { RefusedRelease } from './composition/accept-composition.ts';

export interface HostMetrics {
  /** Counts a release that this host does not use. */
  refuseRelease(refused: Pick<RefusedRelease, 'mfe' | 'buildId'>): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

export function createMetrics(): HostMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refused = new Counter({
    name: 'storyloom_refused_releases_total',
    help: 'Releases that the registry made live and this host does not use, by micro-frontend and build',
    labelNames: ['mfe', 'build'],
    registers: [registry],
  });
  return {
    refuseRelease: ({ mfe, buildId }) => refused.inc({ mfe, build: buildId }),
    text: () => registry.metrics(),
  };
}
