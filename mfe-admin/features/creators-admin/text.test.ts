import { describe, expect, it } from 'vitest';
import { describeDecision } from './text.ts';

describe('describeDecision', () => {
  const decidedAt = '2026-03-02T12:00:00.000Z';
  it('returns the time and the name, if known', () => {
    expect(describeDecision({ decidedAt, decidedBy: { name: 'Bo' } })).toMatch(/^Mar 2, 2026, .* by Bo$/);
    expect(describeDecision({ decidedAt, decidedBy: null })).not.toContain('by');
    expect(describeDecision({ decidedAt: null, decidedBy: null })).toBe('');
  });
});
