import type { PartReport } from '@storyloom/contract/platform/part-report';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { RefusedRelease } from './composition/accept-composition.ts';

export interface HostMetrics {
  /** Counts a release that this host does not use. */
  refuseRelease(refused: Pick<RefusedRelease, 'mfe' | 'buildId'>): void;
  /** Counts a failure that a browser or this host reported. */
  countFailure(report: Pick<PartReport, 'mfe' | 'buildId' | 'phase' | 'reason'>): void;
  /** Counts a reported violation of the Content-Security-Policy. */
  countViolation(directive: string): void;
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
  const failures = new Counter({
    name: 'storyloom_part_failures_total',
    help: 'Parts that did not load or threw, by micro-frontend, build, phase and reason',
    labelNames: ['mfe', 'build', 'phase', 'reason'],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'storyloom_policy_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  return {
    refuseRelease: ({ mfe, buildId }) => refused.inc({ mfe, build: buildId }),
    countFailure: ({ mfe, buildId, phase, reason }) => failures.inc({ mfe, build: buildId, phase, reason }),
    countViolation: (directive) => violations.inc({ directive }),
    text: () => registry.metrics(),
  };
}
