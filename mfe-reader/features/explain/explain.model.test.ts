import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import { describe, expect, it } from 'vitest';
import { matchText, memoryTitle, reasonsOf } from './explain.model.ts';

function traced(part: Partial<LoreTrace>): LoreTrace {
  return {
    entryId: 'one',
    title: 'The bell',
    content: 'It rings for the drowned.',
    isSecret: false,
    reason: 'key',
    key: 'bell',
    messageId: 'm',
    keyIn: 'message',
    tokens: 8,
    outcome: 'active',
    ...part,
  };
}

describe('explain.model', () => {
  it('separates used notes from those left out', () => {
    const { used, leftOut } = reasonsOf([traced({}), traced({ entryId: 'two', outcome: 'budget' })]);
    expect(used.map(({ id }) => id)).toEqual(['one']);
    expect(leftOut).toMatchObject([{ id: 'two', leftOut: 'Left out: it didn’t fit.' }]);
  });

  it.each([
    ['constant', 'Always true in this world.'],
    ['sticky', 'It came up recently and still matters.'],
    ['key', 'You mentioned “bell”.'],
    ['recursion', 'Linked to “bell”.'],
    ['told', 'The storyteller told of it, from the notes of the author.'],
  ] as const)('explains why a note came up: %s', (reason, because) => {
    expect(reasonsOf([traced({ reason })]).used[0]?.because).toBe(because);
  });

  it.each([
    ['message', 'You mentioned “bell”.', 'Something you said brought it in.'],
    ['earlier', 'You mentioned “bell” earlier.', 'Something you said earlier brought it in.'],
    ['reply', 'The story mentioned “bell”.', 'Something in the story brought it in.'],
    ['opening', 'The opening scene mentions “bell”.', 'The opening scene brought it in.'],
    [undefined, '“bell” was mentioned.', 'The dialog brought it in.'],
  ] as const)('says what mentioned a key: %s', (keyIn, because, becauseHidden) => {
    const hidden = { entryId: 'two', isSecret: true, title: null, content: null, key: null };
    const { used } = reasonsOf([traced({ keyIn }), traced({ keyIn, ...hidden })]);
    expect(used.map((one) => one.because)).toEqual([because, becauseHidden]);
  });

  it('reveals nothing about a hidden note', () => {
    const hidden = traced({ isSecret: true, title: null, content: null, key: null });
    expect(reasonsOf([hidden]).used).toEqual([
      {
        id: 'one',
        title: 'A hidden note',
        content: null,
        because: 'Something you said brought it in.',
        leftOut: null,
      },
    ]);
  });

  it('calls a hidden constant entry a rule', () => {
    const rule = traced({ isSecret: true, title: null, content: null, key: null, reason: 'constant' });
    expect(reasonsOf([rule]).used[0]).toMatchObject({ title: 'A rule of this world', content: null });
  });

  it('counts hidden notes with the same explanation', () => {
    const hidden = (entryId: string, part: Partial<LoreTrace> = {}) =>
      traced({ entryId, isSecret: true, title: null, content: null, key: null, ...part });
    const { used, leftOut } = reasonsOf([
      hidden('a'),
      traced({ entryId: 'b' }),
      hidden('c'),
      hidden('d', { reason: 'constant' }),
      hidden('e', { outcome: 'budget' }),
      traced({ entryId: 'f' }),
    ]);
    expect(used).toMatchObject([
      { title: '2 hidden notes', because: 'Something you said brought them in.' },
      { title: 'The bell' },
      { title: 'A rule of this world' },
      { title: 'The bell' },
    ]);
    expect(leftOut).toMatchObject([{ title: 'A hidden note' }]);
  });

  const memory = {
    messageId: 'm',
    turn: 14,
    userText: 'I hide the key.',
    replyText: 'The stair creaks.',
    matchedWords: ['key'],
  };

  it('names the turn of a memory', () => {
    expect(memoryTitle(memory)).toBe('Turn 14');
    expect(memoryTitle({ ...memory, turn: 0 })).toBe('The opening scene');
  });

  it.each([
    [['key'], 'You mentioned “key”.'],
    [['brass', 'key'], 'You mentioned “brass” and “key”.'],
    [['brass', 'key', 'Mara', 'key'], 'You mentioned “brass”, “key” and “Mara”.'],
  ])('names the words that matched a memory: %s', (words, because) => {
    expect(matchText({ ...memory, matchedWords: words })).toBe(because);
  });

  it.each([
    ['probability', 'Left out: this note appears at random.'],
    ['group', 'Left out: a similar note fit better.'],
    ['cooldown', 'Left out: it was used recently.'],
    ['delay', 'Left out: it’s too early in the story.'],
  ] as const)('explains why a note was left out: %s', (outcome, text) => {
    expect(reasonsOf([traced({ outcome })])).toMatchObject({ used: [], leftOut: [{ leftOut: text }] });
  });

  it('counts hidden rules and hidden notes that still matter', () => {
    const hidden = { isSecret: true, title: null, content: null, key: null } as const;
    const both = (reason: 'constant' | 'sticky') =>
      reasonsOf(['a', 'b'].map((entryId) => traced({ ...hidden, entryId, reason }))).used;
    expect(both('constant')).toMatchObject([
      { title: '2 rules of this world', because: 'Always true in this world.' },
    ]);
    expect(both('sticky')).toMatchObject([
      { title: '2 hidden notes', because: 'They came up recently and still matter.' },
    ]);
  });
});
