import { describe, expect, it } from 'vitest';
import type { DeskMfe } from '../overview.ts';
import { healthOf } from './health.ts';

const now = Date.parse('2026-01-31T12:00:00.000Z');
const failure = (buildId: string, lastAt: string) => ({ buildId, lastAt }) as DeskMfe['failures'][number];
const failures = [failure('old', '2026-01-10T12:00:00.000Z'), failure('new', '2026-01-31T11:00:00.000Z')];
const labelOf = (...builds: string[]) =>
  healthOf(
    { failures },
    builds.map((buildId) => ({ buildId })),
    now,
  ).label;

describe('healthOf', () => {
  it('is failing after a failure of the last day in any of the builds', () => {
    expect([labelOf('new'), labelOf('fine', 'new')]).toEqual(['failing', 'failing']);
  });

  it('names earlier failures, and is healthy without any', () => {
    expect([labelOf('old'), labelOf('fine')]).toEqual(['failed before', 'healthy']);
  });
});
