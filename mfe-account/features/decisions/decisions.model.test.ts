import type { CaseOutcome, OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { describe, expect, it } from 'vitest';
import { decisionText, stateText } from './decisions.model.ts';

const decided = (...outcomes: CaseOutcome[]) =>
  outcomes.map((outcome) => ({ outcome, rating: null, reason: '', at: '2026-03-01T12:00:00.000Z' }));

describe('stateText', () => {
  it.each<[OwnCase['status'], CaseOutcome[], string]>([
    ['OPEN', [], 'Held for a moderator'],
    ['DECIDED', ['VIOLATION'], 'Against the guidelines'],
    ['DECIDED', ['NO_VIOLATION'], 'Released'],
    ['APPEALED', ['VIOLATION'], 'Under review again'],
    ['CLOSED', ['VIOLATION', 'VIOLATION'], 'Final'],
    ['CLOSED', ['VIOLATION', 'NO_VIOLATION'], 'Restored'],
  ])('describes a case that is %s with the decisions %j as “%s”', (status, outcomes, text) => {
    expect(stateText({ status, decisions: decided(...outcomes) })).toBe(text);
  });
});

describe('decisionText', () => {
  it.each([
    ['STORY', 'VIOLATION', 'This story is a draft again, which only you can see.'],
    ['ACCOUNT', 'VIOLATION', 'The account was blocked.'],
    ['STORY', 'NO_VIOLATION', 'It is shown again.'],
    ['TEXT', 'NO_VIOLATION', 'You can use it now.'],
    ['PICTURE', 'NO_VIOLATION', 'You can use it now.'],
    ['ACCOUNT', 'NO_VIOLATION', 'It is no longer blocked.'],
  ] as const)('describes the effect for %s and %s', (kind, outcome, text) => {
    expect(decisionText(kind, { outcome, rating: null })).toBe(text);
  });

  it('names the rating that a story has', () => {
    const text = decisionText('STORY', { outcome: 'RATING', rating: 'PG_13' });
    expect(text).toBe('This story has the rating PG-13, and stays public.');
  });
});
