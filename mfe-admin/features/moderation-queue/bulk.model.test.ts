import { describe, expect, it } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { bulkEffects, bulkReasonHint, bulkTitle, finalText } from './bulk.model.ts';

const story = moderationCase();
const reply = moderationCase({ subject: { ...story.subject, kind: 'REPLY' }, author: null });
const heldText = moderationCase({ subject: { ...story.subject, kind: 'TEXT' } });
const appeal = moderationCase({ status: 'APPEALED' });

describe('bulkTitle', () => {
  it.each([
    [[story], 'VIOLATION', 'Violation in 1 case'],
    [[story, reply], 'NO_VIOLATION', 'No violation in 2 cases'],
  ] as const)('names the decision and counts the cases', (cases, outcome, text) => {
    expect(bulkTitle(cases, outcome)).toBe(text);
  });
});

describe('bulkEffects', () => {
  it('describes the effect on each kind of the content once', () => {
    expect(bulkEffects([heldText, story, appeal], 'VIOLATION')).toEqual([
      ['Story (2)', 'It is hidden from everybody but its author.'],
      ['Held text (1)', 'It stays refused.'],
    ]);
  });
});

describe('bulkReasonHint', () => {
  it.each([
    ['all authors', [story, heldText], 'VIOLATION', 'The author reads this.'],
    ['some authors', [story, appeal], 'NO_VIOLATION', 'Some of the authors read this.'],
    ['no author', [story, reply], 'NO_VIOLATION', 'For the audit trail. No author is told.'],
  ] as const)('says that %s read the reason', (_, cases, outcome, text) => {
    expect(bulkReasonHint(cases, outcome)).toBe(text);
  });
});

describe('finalText', () => {
  it.each([
    [[story], null],
    [[story, appeal], '1 is an appeal: that decision is final.'],
    [[appeal, appeal], '2 are appeals: those decisions are final.'],
  ] as const)('says how many decisions are final', (cases, text) => {
    expect(finalText(cases)).toBe(text);
  });
});
