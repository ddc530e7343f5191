import { describe, expect, it } from 'vitest';
import { severityOf } from './severity.ts';

describe('severityOf', () => {
  it.each([
    [['OTHER', 'HARM'], 'serious'],
    [['COPIED', 'OTHER'], 'medium'],
    [['OTHER'], 'low'],
    [[], 'low'],
  ] as const)('rates a case reported for %j as %s', (reasons, severity) => {
    expect(severityOf(reasons)).toBe(severity);
  });
});
