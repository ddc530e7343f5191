import { describe, expect, it } from 'vitest';
import { changesOf, entryTitle } from './audit-entry.model.ts';

const shown = (detail: object) =>
  changesOf({ detail: JSON.stringify(detail), before: null }).map(({ name, after }) => `${name}: ${after}`);

describe('changesOf', () => {
  it.each<[string, object, string[]]>([
    [
      'a decision',
      {
        rating: 'PG_13',
        reason: 'Blood.',
        outcome: 'RATING',
        subjectKind: 'STORY',
        subjectId: 's1',
        isAppeal: false,
      },
      ['Decision: Another rating: PG-13', 'Reason: Blood.', 'Kind: Story'],
    ],
    [
      'a decision on an appeal',
      { outcome: 'NO_VIOLATION', isAppeal: true },
      ['Decision: No violation', 'On an appeal: yes'],
    ],
    ['a decision without a rating', { outcome: 'NO_VIOLATION', rating: null }, ['Decision: No violation']],
    [
      'a withdrawal',
      { withdrawalId: 'w1', cents: 2_000, paypalEmail: { before: 'a…@b.example', after: 'c…@b.example' } },
      ['Sum: $20.00', 'PayPal: a…@b.example → c…@b.example'],
    ],
    ['a grant', { grantId: 'g1', amount: 500, requestedBy: 'u1' }, ['Points: 500']],
    ['a list of users', { found: ['u1', 'u2'], state: 'BLOCKED' }, ['Users shown: 2', 'State: Blocked']],
    [
      'an export',
      { area: 'changes', action: 'case.decide' },
      ['Area: Changes only', 'Action: Decided a case'],
    ],
    ['an order of banners', { ids: ['b1', 'b2', 'b3'] }, ['Banners: 3']],
    ['a campaign', { id: 'c1', type: 'ROLE', tag: 'sea' }, ['For: Character', 'Tag: sea']],
  ])('says what %s was given without codes', (_, detail, lines) => {
    expect(shown(detail)).toEqual(lines);
  });

  it('says times as the pages do', () => {
    expect(shown({ endsAt: '2026-12-01T09:30:00.000Z' })).toEqual([
      expect.stringMatching(/^Ends at: Dec 1, 2026, /),
    ]);
  });
});

describe('entryTitle', () => {
  it('names the content of a case rather than its author', () => {
    const entry = { action: 'case.decide', about: { id: 'u1', name: 'Mara', avatarUrl: null }, detail: '{}' };
    expect(entryTitle({ ...entry, caseTitle: 'The Salt Clock' })).toBe('Decided a case: The Salt Clock');
    expect(entryTitle({ ...entry, caseTitle: null })).toBe('Decided a case: Mara');
    const decided = { ...entry, caseTitle: 'Ash', detail: '{"outcome":"VIOLATION"}' };
    expect(entryTitle(decided)).toBe('Decided a case: Ash (Violation)');
  });
});
