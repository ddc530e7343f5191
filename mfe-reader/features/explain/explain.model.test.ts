import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import { expect, it } from 'vitest';
import { calledBy, reasonsOf, whenOf } from './explain.model.ts';

function traced(part: Partial<LoreTrace>): LoreTrace {
  return {
    entryId: 'one',
    title: 'The bell',
    content: 'It rings for the drowned.',
    isSecret: false,
    reason: 'key',
    key: 'bell',
    messageId: null,
    tokens: 8,
    outcome: 'active',
    ...part,
  };
}

it('parts what the reply was written with from what was left out', () => {
  const { used, leftOut } = reasonsOf([traced({}), traced({ entryId: 'two', outcome: 'budget' })]);
  expect(used.map(({ id }) => id)).toEqual(['one']);
  expect(leftOut).toMatchObject([{ id: 'two', leftOut: 'Left out: there was no room for it.' }]);
});

it.each([
  ['constant', 'It always holds in this world.'],
  ['sticky', 'It came up a moment ago and still matters.'],
  ['key', '“bell” was spoken of.'],
  ['recursion', 'Other lore speaks of “bell”.'],
] as const)('says reason lore came up: %s', (reason, because) => {
  expect(reasonsOf([traced({ reason })]).used[0]?.because).toBe(because);
});

it('tells nothing of a secret but that there is one', () => {
  const secret = traced({ isSecret: true, title: null, content: null, key: null });
  expect(reasonsOf([secret]).used).toEqual([
    {
      id: 'one',
      title: 'A secret of this story',
      content: null,
      because: 'Something that was said called it up.',
      leftOut: null,
    },
  ]);
});

it('calls what is always told and kept secret a rule', () => {
  const rule = traced({ isSecret: true, title: null, content: null, key: null, reason: 'constant' });
  expect(reasonsOf([rule]).used[0]).toMatchObject({ title: 'A rule of this world', content: null });
});

it('counts secrets of which it may tell no more than of one', () => {
  const secret = (entryId: string, part: Partial<LoreTrace> = {}) =>
    traced({ entryId, isSecret: true, title: null, content: null, key: null, ...part });
  const { used, leftOut } = reasonsOf([
    secret('a'),
    traced({ entryId: 'b' }),
    secret('c'),
    secret('d', { reason: 'constant' }),
    secret('e', { outcome: 'budget' }),
    traced({ entryId: 'f' }),
  ]);
  expect(used).toMatchObject([
    { title: '2 secrets of this story', because: 'Something that was said called them up.' },
    { title: 'The bell' },
    { title: 'A rule of this world' },
    { title: 'The bell' },
  ]);
  expect(leftOut).toMatchObject([{ title: 'A secret of this story' }]);
});

const moment = {
  messageId: 'm',
  turn: 14,
  userText: 'I hide the key.',
  replyText: 'The stair creaks.',
  matchedWords: ['key'],
};

it('says when a moment of long ago was, counted in turns', () => {
  expect(whenOf(moment)).toBe('Your turn 14');
  expect(whenOf({ ...moment, turn: 0 })).toBe('The opening scene');
});

it.each([
  [['key'], '“key” was spoken of again.'],
  [['brass', 'key'], '“brass” and “key” were spoken of again.'],
  [['brass', 'key', 'Mara', 'key'], '“brass”, “key” and “Mara” were spoken of again.'],
])('says what called a moment up: %s', (words, because) => {
  expect(calledBy({ ...moment, matchedWords: words })).toBe(because);
});
