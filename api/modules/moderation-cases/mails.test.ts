import { describe, expect, test } from 'vitest';
import { decisionMail } from './mails.ts';

describe('decisionMail', () => {
  test('names the rating that a decision gave a story', () => {
    const decision = { kind: 'STORY', title: 'Oda', outcome: 'RATING', reason: 'Violent.' } as const;
    expect(decisionMail({ ...decision, rating: 'PG_13', isFinal: false }).text).toContain(
      'Its rating is now PG-13.',
    );
  });
});
