import { describe, expect, it } from 'vitest';
import { loreTestDrafts, loreTestMessages, loreTests } from './lore-test.ts';

const test = (change: object = {}) => ({ id: 't1', message: 'I ring the bell.', entryId: 'a1', ...change });
const saidOf = (tests: object[], schema: typeof loreTests | typeof loreTestDrafts = loreTests) =>
  schema.safeParse(tests).error?.issues.map(({ message }) => message) ?? [];

describe('loreTests', () => {
  it('expect that the entry fires unless they say otherwise', () => {
    expect(loreTests.parse([test()])).toEqual([test({ expect: 'fires', earlier: [] })]);
    expect(saidOf([test({ expect: 'never' })])).toHaveLength(1);
  });

  it('require a message of at most 2,000 characters', () => {
    expect(saidOf([test({ message: ' ' })])).toEqual([loreTestMessages.message]);
    expect(saidOf([test({ message: 'a'.repeat(2_000) })])).toEqual([]);
    expect(saidOf([test({ message: 'a'.repeat(2_001) })])).toHaveLength(1);
  });

  it('have at most 12 earlier turns, whose texts may be missing', () => {
    const turns = (count: number) => test({ earlier: Array.from({ length: count }, () => ({})) });
    expect(saidOf([turns(12)])).toEqual([]);
    expect(saidOf([turns(13)])).toEqual(['At most 12 earlier turns']);
    expect(loreTests.parse([turns(1)])[0]?.earlier).toEqual([{ message: '', reply: '' }]);
  });

  it('have at most 150,000 characters in all messages together', () => {
    const reply = '🔔'.repeat(9_984);
    const full = Array.from({ length: 15 }, (_, at) => test({ id: `t${at}`, earlier: [{ reply }] }));
    expect(saidOf(full)).toEqual([]);
    const [first] = full;
    expect(saidOf([{ ...first, message: 'I ring the bell!!' }, ...full.slice(1)])).toEqual([
      loreTestMessages.characters,
    ]);
  });

  it('have at most 150 earlier turns together', () => {
    const earlier = Array.from({ length: 10 }, () => ({}));
    const full = Array.from({ length: 15 }, (_, at) => test({ id: `t${at}`, earlier }));
    expect(saidOf(full)).toEqual([]);
    expect(saidOf([...full, test({ id: 'more', earlier: [{}] })])).toEqual([loreTestMessages.turns]);
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
      test({ message: '', expect: 'fires', earlier: [] }),
    ]);
  });
});
