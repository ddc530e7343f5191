import { describe, expect, test } from 'vitest';
import { activate, loreEntry, pathOf, traceOutcomes } from '../testing/entries.ts';

const sized = (id: string, size: number, change: object = {}) =>
  loreEntry({ id, content: 'x'.repeat(size), keys: ['door'], ...change });
const budget = { constant: 100, triggered: 100 };
const path = pathOf('the door');

describe('fillBudget', () => {
  test('skips entries that do not fit and continues with smaller ones', () => {
    const entries = [
      sized('a', 60, { priority: 3 }),
      sized('b', 60, { priority: 2 }),
      sized('c', 40, { priority: 1 }),
    ];
    expect(traceOutcomes(entries, { path, budget })).toEqual(['a: active', 'b: budget', 'c: active']);
  });

  test('gives constants a budget of their own', () => {
    const entries = [
      sized('rule', 90, { constant: true, order: 1 }),
      sized('other', 90, { constant: true, order: 2 }),
      sized('a', 100),
    ];
    expect(traceOutcomes(entries, { path, budget })).toEqual(['rule: active', 'other: budget', 'a: active']);
  });

  test('orders by named keys, sticky, priority, recency and order', () => {
    const state = { stays: { sticky: 1, cooldown: 0 } };
    const entries = [
      loreEntry({ id: 'second', keys: ['lamp'], order: 2 }),
      loreEntry({ id: 'first', keys: ['lamp'], order: 1 }),
      loreEntry({ id: 'newer', keys: ['rope'], order: 9 }),
      loreEntry({ id: 'weighty', keys: ['lamp'], priority: 5, order: 9 }),
      loreEntry({ id: 'stays', keys: ['nothing'], order: 9 }),
      loreEntry({ id: 'named', keys: ['door'], order: 9 }),
      loreEntry({ id: 'echo', keys: ['mill'], order: 0 }),
      loreEntry({ id: 'rule', constant: true, order: 99 }),
    ];
    const said = pathOf('the door', 'a rope', 'the lamp');
    const changed = entries.map((entry) =>
      entry.id === 'named' ? { ...entry, content: 'The mill.' } : entry,
    );
    expect(activate(changed, { path: said, state }).trace.map(({ entryId }) => entryId)).toEqual([
      'rule',
      'named',
      'stays',
      'weighty',
      'newer',
      'first',
      'second',
      'echo',
    ]);
  });

  test('keeps constants in the order of the book, independent of the messages', () => {
    const rules = [
      sized('late', 50, { constant: true, order: 3, priority: 9, keys: ['door'] }),
      sized('early', 50, { constant: true, order: 1, keys: ['lamp'] }),
      sized('middle', 50, { constant: true, order: 2, keys: ['rope'] }),
    ];
    for (const text of ['door', 'lamp', 'rope', 'nothing']) {
      const { constant } = activate(rules, { path: pathOf(text), budget });
      expect(constant.map(({ entry }) => entry.id)).toEqual(['early', 'late']);
    }
  });

  test("counts tokens with the model's counter", () => {
    const [trace] = activate([sized('a', 30)], { path, countTokens: () => 7 }).trace;
    expect(trace).toMatchObject({ tokens: 7, outcome: 'active' });
  });
});
