import type { PageRelease } from '@storyloom/contract/platform/composition';
import { type PartReport, reportsPath } from '@storyloom/contract/platform/part-report';
import { reasonOf } from './load-error.ts';
import type { PartRef } from './part.ts';

const sent = new Set<string>();

/** Reports a failed part to the host, once for each part, build and phase in this document. Never throws. */
export function sendReport(
  ref: PartRef,
  release: Pick<PageRelease, 'buildId'>,
  composition: string,
  phase: 'load' | 'render',
  error: unknown,
): void {
  const part = `${ref.kind}:${ref.id}`.slice(0, 120);
  const key = [ref.mfe, release.buildId, part, phase].join(' ');
  // Without a connection every load fails, which says nothing about the release.
  if (sent.has(key) || !navigator.onLine) return;
  sent.add(key);
  const visit = window.__STORYLOOM__?.visit;
  const report: PartReport = {
    mfe: ref.mfe,
    buildId: release.buildId,
    composition,
    part,
    phase,
    reason: phase === 'render' ? 'threw' : reasonOf(error),
    message: String(error).slice(0, 500),
    ...(visit && { visit }),
  };
  navigator.sendBeacon?.(reportsPath, JSON.stringify(report));
}
