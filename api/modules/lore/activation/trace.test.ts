import { expect, test } from 'vitest';
import { cast, loreEntry, pathOf } from '../testing/entries.ts';
import { tellTrace } from './trace.ts';

const entries = [
  loreEntry({ id: 'bell', content: 'It is cracked.' }),
  loreEntry({ id: 'heir', content: 'Odile is the heir.', secret: true }),
];
const { trace } = cast(entries, { path: pathOf('the bell of the heir') });

test('a reader sees what an entry says, and why it was told', () => {
  expect(tellTrace(trace, entries)[0]).toEqual({
    entryId: 'bell',
    title: 'bell',
    content: 'It is cracked.',
    isSecret: false,
    why: 'key',
    key: 'bell',
    messageId: 'm1',
    tokens: 14,
    outcome: 'in',
  });
});

test('of a secret a reader sees only that there was one', () => {
  const told = tellTrace(trace, entries)[1];
  expect(told).toMatchObject({ isSecret: true, title: null, content: null, key: null, outcome: 'in' });
  expect(JSON.stringify(told)).not.toMatch(/Odile|"key":"heir"/);
});

test('an entry that is no more is left out', () => {
  expect(tellTrace(trace, entries.slice(0, 1))).toHaveLength(1);
});
