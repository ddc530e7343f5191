import { describe, expect, it } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { outcomeOptions, reasonHint, statusText } from './case.model.ts';

describe('statusText', () => {
  it.each([
    [{ reportCount: 1 }, '1 report'],
    [{ reportCount: 2 }, '2 reports'],
    [{ reportCount: 0 }, 'Held'],
    [{ status: 'APPEALED', outcome: 'VIOLATION' }, 'Appealed'],
    [{ status: 'DECIDED', outcome: 'VIOLATION' }, 'Violation'],
    [{ status: 'DECIDED', outcome: 'NO_VIOLATION' }, 'No violation'],
    [{ status: 'CLOSED', outcome: 'VIOLATION' }, 'Violation'],
  ] as const)('describes the state of a case with %o as “%s”', (change, text) => {
    expect(statusText(moderationCase(change))).toBe(text);
  });
});

describe('reasonHint', () => {
  const { subject } = moderationCase();
  it.each([
    ['content without an author', { author: null }, 'VIOLATION', 'For the audit trail.'],
    ['a violation', {}, 'VIOLATION', 'The author reads this.'],
    ['no violation', {}, 'NO_VIOLATION', 'For the audit trail. The author isn’t told.'],
    ['an open choice', {}, undefined, 'The author reads this if it is a violation.'],
    ['an appeal', { status: 'APPEALED' }, 'NO_VIOLATION', 'The author reads this.'],
    ['a held text', { subject: { ...subject, kind: 'TEXT' } }, 'NO_VIOLATION', 'The author reads this.'],
    ['a held picture', { subject: { ...subject, kind: 'PICTURE' } }, undefined, 'The author reads this.'],
  ] as const)('says who reads the reason for %s', (_, change, outcome, text) => {
    expect(reasonHint(moderationCase(change), outcome)).toBe(text);
  });
});

describe('outcomeOptions', () => {
  it.each([
    ['STORY', 'It is hidden from everybody but its author.', 'It stays public, or becomes so again.'],
    ['TEXT', 'It stays refused.', 'It is released: its author may use it.'],
    ['PICTURE', 'It stays refused.', 'It is released: its author may use it.'],
    ['ACCOUNT', 'It stays blocked.', 'It is no longer blocked.'],
    [
      'REPLY',
      'The reply breaks the guidelines. It is recorded; its reader keeps it.',
      'It stays public, or becomes so again.',
    ],
  ] as const)('describes the effects on a %s', (kind, violation, none) => {
    expect(outcomeOptions(kind).map(({ value, description }) => [value, description])).toEqual([
      ['VIOLATION', violation],
      ['NO_VIOLATION', none],
    ]);
  });
});
