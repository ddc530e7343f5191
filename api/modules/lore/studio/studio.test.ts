import { loreLimits } from '@storyloom/contract/lore/limits';
import { RE2JS } from 're2js';
import { describe, expect, test, vi } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { analyzeEntries } from './analyze.ts';
import { runLoreTests } from './lore-tests.ts';
import { tryMessages } from './try-messages.ts';

const model = { budget: { constant: 300, triggered: 200 }, countTokens: (text: string) => text.length };
const bell = loreEntry({ id: 'bell', content: 'The bell hangs from a rope.' });
const rope = loreEntry({ id: 'rope', content: 'The rope is new.' });
const dialog = (message: string, ...earlier: [message: string, reply: string][]) => ({
  message,
  earlier: earlier.map(([before, reply]) => ({ message: before, reply })),
});
const rule = loreEntry({ id: 'rule', content: 'No names.', constant: true, keys: [] });

describe('tryMessages', () => {
  test('reports which entries are active, why, and their tokens', () => {
    expect(tryMessages(model, [bell, rope, rule], dialog('I ring the bell.', ['Where am I?', '']))).toEqual({
      entries: [
        {
          entryId: 'rule',
          reason: 'constant',
          key: null,
          messagesAgo: null,
          calledBy: null,
          tokens: 9,
          outcome: 'active',
        },
        {
          entryId: 'bell',
          reason: 'key',
          key: 'bell',
          messagesAgo: 0,
          calledBy: null,
          tokens: 27,
          outcome: 'active',
        },
        {
          entryId: 'rope',
          reason: 'recursion',
          key: 'rope',
          messagesAgo: null,
          calledBy: 'bell',
          tokens: 16,
          outcome: 'active',
        },
      ],
      earlier: [['rule']],
      tokens: { constant: 9, triggered: 43 },
      budget: model.budget,
    });
  });

  test('reports entries that were left out', () => {
    const long = { ...bell, content: 'x'.repeat(201) };
    expect(tryMessages(model, [long], dialog('bell')).entries).toMatchObject([
      { outcome: 'budget', tokens: 201 },
    ]);
  });

  test('accepts drafts with empty fields', () => {
    const drafts = [
      loreEntry({ id: 'empty', content: ' ' }),
      { ...bell, title: '', keys: ['', ' ', 'bell', 'Bell'] },
    ];
    const { entries } = tryMessages(model, drafts, dialog(''));
    expect(entries).toEqual([]);
    expect(tryMessages(model, drafts, dialog('bell')).entries).toMatchObject([{ key: 'Bell' }]);
  });
});

describe('runLoreTests', () => {
  const run = async (change: object, entries = [bell, rope, rule]) =>
    (
      await runLoreTests(model, entries, [
        { id: 't1', message: 'I ring the bell.', entryId: 'bell', expect: 'fires', earlier: [], ...change },
      ])
    )[0];

  test.each([
    [{}, true, '“bell” fires because the message contains “bell”.'],
    [{ expect: 'silent' }, false, '“bell” fires because the message contains “bell”.'],
    [{ entryId: 'rope' }, true, '“rope” fires because an active entry contains “rope”.'],
    [{ entryId: 'gone' }, false, 'The entry of this test was deleted.'],
    [{ message: ' ' }, false, 'This test has no message yet.'],
    [
      { message: 'Hello.' },
      false,
      'None of the keys of “bell” occur in the message, or in the entries that fire.',
    ],
    [
      { message: 'Hello.', expect: 'silent' },
      true,
      'None of the keys of “bell” occur in the message, or in the entries that fire.',
    ],
    [{ maxTokens: 52 }, true, '“bell” fires because the message contains “bell”.'],
    [{ maxTokens: 51 }, false, 'The active entries cost 52 tokens, more than 51.'],
  ])('explains %o', async (change, passed, explanation) => {
    expect(await run(change)).toMatchObject({ testId: 't1', passed, explanation });
  });

  test.each([
    [{ enabled: false }, '“bell” is disabled.'],
    [{ content: '' }, '“bell” has no text.'],
    [{ keys: [] }, '“bell” has no keys.'],
    [{ probability: 0 }, '“bell” does not fire: its probability excluded it for this message.'],
    [{ delay: 3 }, '“bell” does not fire: its delay has not passed.'],
    [{ content: 'x'.repeat(201) }, '“bell” does not fire: it does not fit into the lore budget.'],
    [
      { secondaryKeys: ['storm'] },
      'None of the keys of “bell” occur in the message, or in the entries that fire, or its other keys exclude it.',
    ],
  ])('explains the silence of an entry with %o', async (change, explanation) => {
    expect(await run({}, [{ ...bell, ...change }])).toMatchObject({ passed: false, explanation });
  });
});

describe('runLoreTests with earlier turns', () => {
  const rang: [string, string] = ['I ring the bell.', 'It swings.'];
  const waited: [string, string] = ['I wait.', 'Nothing moves.'];
  const run = async (change: object, { message, earlier }: ReturnType<typeof dialog>) => {
    const test = { id: 't1', message, earlier, entryId: 'bell', expect: 'fires' as const };
    return (await runLoreTests(model, [{ ...bell, ...change }], [test]))[0];
  };

  test.each([
    [
      'keeps a sticky entry active',
      { sticky: 2, window: 1 },
      [rang, waited],
      true,
      'it stays active after an earlier message',
    ],
    [
      'ends its stay',
      { sticky: 1, window: 1 },
      [rang, waited],
      false,
      'the last message, the only one it searches',
    ],
    ['lets an entry rest', { cooldown: 2 }, [waited, rang], false, 'it is on cooldown after it was active'],
    [
      'ends its rest',
      { cooldown: 1, window: 3 },
      [rang, waited],
      false,
      'the last 3 messages, which it searches',
    ],
    [
      'counts replies for a delay',
      { delay: 2, window: 5 },
      [rang, waited],
      true,
      'an earlier message contains “bell”',
    ],
    [
      'waits for the reply before',
      { delay: 3, window: 5 },
      [rang, waited],
      false,
      'its delay has not passed',
    ],
    [
      'searches a window of messages',
      { window: 5 },
      [rang, waited],
      true,
      'an earlier message contains “bell”',
    ],
    [
      'searches no message beyond it',
      { window: 4 },
      [rang, waited],
      false,
      'the last 4 messages, which it searches',
    ],
    [
      'searches replies',
      { window: 2 },
      [['Hello.', 'A bell rings.']],
      true,
      'an earlier reply contains “bell”',
    ],
  ] as const)('%s', async (_, change, earlier, passed, explanation) => {
    const turns = earlier.map(([message, reply]): [string, string] => [message, reply]);
    const result = await run(change, dialog('I look around.', ...turns));
    expect(result).toMatchObject({ passed, explanation: expect.stringContaining(explanation) });
  });
});

describe('runLoreTests with many tests', () => {
  test('indexes the keys once', async () => {
    const compile = vi.spyOn(RE2JS, 'compile');
    const pattern = { ...bell, useRegex: true, keys: ['bells?'] };
    const tests = Array.from({ length: 5 }, (_, at) => ({
      id: `t${at}`,
      message: `I ring bell ${at}.`,
      entryId: 'bell',
      expect: 'fires' as const,
      earlier: [],
    }));
    expect((await runLoreTests(model, [pattern], tests)).every(({ passed }) => passed)).toBe(true);
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
  });
});

describe('analyzeEntries', () => {
  test('lists the tokens and suggested keys of each entry, and the tokens of those that are always active', () => {
    expect(analyzeEntries(model, [bell, rope, rule])).toEqual({
      entries: [
        { entryId: 'bell', tokens: 27, unusablePatterns: [], suggestedKeys: ['rope'] },
        { entryId: 'rope', tokens: 16, unusablePatterns: [], suggestedKeys: [] },
        { entryId: 'rule', tokens: 9, unusablePatterns: [], suggestedKeys: [] },
      ],
      constantTokens: 9,
      constantBudget: 300,
    });
  });

  test('suggests nouns of few entries before those of many', () => {
    const texts = ['The lamp stands near a well.', 'The lamp stands near a gate.'];
    const { entries } = analyzeEntries(
      model,
      texts.map((content) => ({ ...bell, content })),
    );
    expect(entries[0]?.suggestedKeys).toEqual(['well', 'lamp', 'stands']);
  });

  test('names patterns that never match', () => {
    const hostile = { ...bell, useRegex: true, keys: ['(a+)+$', '((x{1,50}){1,50}){1,50}', '(?<=a)b'] };
    expect(analyzeEntries(model, [hostile]).entries[0]?.unusablePatterns).toEqual([
      '((x{1,50}){1,50}){1,50}',
      '(?<=a)b',
    ]);
  });
});

describe('the largest book whose keys all match everything', () => {
  const keys = ['the', 'a', 'e', '的', 'bell'];
  const book = Array.from({ length: loreLimits.entries }, (_, at) =>
    loreEntry({ id: `e${at}`, keys, content: 'the a e 的 bell '.repeat(5), sticky: at % 3, group: '' }),
  );

  test('is tried', () => {
    const trial = tryMessages(model, book, dialog('the bell '.repeat(200)));
    expect(trial.entries).toHaveLength(loreLimits.entries);
    expect(trial.tokens.triggered).toBeLessThanOrEqual(model.budget.triggered);
  });

  test('with patterns that match everything', () => {
    const hostile = book.map((entry, at) =>
      at < loreLimits.patterns ? { ...entry, useRegex: true, keys: ['(.*)*(a|a)*$'] } : entry,
    );
    const trial = tryMessages(model, hostile, dialog('a'.repeat(2_000)));
    expect(trial.entries).toHaveLength(loreLimits.entries);
  });
});
