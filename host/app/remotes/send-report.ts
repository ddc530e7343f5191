import type { PageRelease } from '@storyloom/contract/platform/composition';
import {
  type PartReport,
  reportsPath,
  type StackFrame,
  stackLimit,
} from '@storyloom/contract/platform/part-report';
import { reasonOf } from './load-error.ts';
import type { PartRef } from './part.ts';

const sent = new Set<string>();

/** The places of an error in the code of a release. */
function framesOf(error: unknown, { mfe }: PartRef, { buildId }: Pick<PageRelease, 'buildId'>): StackFrame[] {
  const place = new RegExp(`/m/${mfe}/${buildId}/([\\w./-]+\\.js):(\\d+):(\\d+)`, 'g');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(place)].slice(0, stackLimit).map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}

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
  const frames = framesOf(error, ref, release);
  const { visit, preview } = window.__STORYLOOM__ ?? {};
  const report: PartReport = {
    mfe: ref.mfe,
    buildId: release.buildId,
    composition,
    part,
    phase,
    reason: phase === 'render' ? 'threw' : reasonOf(error),
    message: String(error).slice(0, 500),
    ...(frames.length > 0 && { stack: frames }),
    ...(visit && { visit }),
    ...(preview && { isPreview: true }),
  };
  navigator.sendBeacon?.(reportsPath, JSON.stringify(report));
}
