import { describe, expect, it } from 'vitest';
import { loreTestDrafts, loreTestMessages, loreTests } from './lore-test.ts';

const test = (change: object = {}) => ({ id: 't1', message: 'I ring the bell.', entryId: 'a1', ...change });
const saidOf = (tests: object[], schema: typeof loreTests | typeof loreTestDrafts = loreTests) =>
  schema.safeParse(tests).error?.issues.map(({ message }) => message) ?? [];

describe('loreTests', () => {
  it('expect that the entry fires unless they say otherwise', () => {
    expect(loreTests.parse([test()])).toEqual([test({ expect: 'fires' })]);
    expect(saidOf([test({ expect: 'never' })])).toHaveLength(1);
  });

  it('require a message of at most 2,000 characters', () => {
    expect(saidOf([test({ message: ' ' })])).toEqual([loreTestMessages.message]);
    expect(saidOf([test({ message: 'a'.repeat(2_000) })])).toEqual([]);
    expect(saidOf([test({ message: 'a'.repeat(2_001) })])).toHaveLength(1);
  });

  it('are at most 50, with distinct ids', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => test({ id: `t${at}` }));
    expect(saidOf(many(50))).toEqual([]);
    expect(saidOf(many(51))).toEqual([loreTestMessages.tests]);
    expect(saidOf([test(), test()])).toEqual([loreTestMessages.id]);
  });

  it.each([0, 1.5, 100_001])('reject a maximum of %d tokens', (maxTokens) => {
    expect(saidOf([test({ maxTokens })])).toHaveLength(1);
  });
});

describe('loreTestDrafts', () => {
  it('allow a missing message', () => {
    expect(loreTestDrafts.parse([{ id: 't1', entryId: 'a1' }])).toEqual([
      test({ message: '', expect: 'fires' }),
    ]);
  });
});
