import type { Scene } from '@storyloom/ports/scene';
import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { mentions } from './analysis/intent.ts';
import { lastParagraph } from './last-paragraph.ts';
import { hooksFor } from './phrases/hooks.ts';
import { textOf } from './phrases/presumptions.ts';
import { usesTemplate } from './phrases/rotation.ts';
import { writeReply } from './reply.ts';

/** Plays these turns one after the other; returns the replies. */
function play(change: Partial<Scene>, turns: readonly string[]): string[] {
  const replies: string[] = [];
  const earlierMessages: string[] = [];
  for (const [turn, userMessage] of turns.entries()) {
    const [lastReply = '', ...earlierReplies] = replies;
    const scene = testScene({
      ...change,
      userMessage,
      lastReply,
      earlierReplies,
      earlierMessages: [...earlierMessages],
      turn,
      seed: `p${turn}:0`,
    });
    replies.unshift(writeReply(scene).text);
    earlierMessages.unshift(userMessage);
  }
  return replies.toReversed();
}

const talk = (change: Partial<Scene>) => writeReply(testScene({ type: 'ROLE', ...change })).text;

const wandering = [
  'I look around',
  'I go to the door',
  'Who is there?',
  'I hide under the bed',
  'I ask Odile about the lamp',
  'Wait',
  'I read the book',
  'Tell me the truth',
];

describe('a conversation with the storyteller', () => {
  test('repeats no sentence within four replies', () => {
    for (const storyId of ['one', 'two', 'three']) {
      const turns = Array.from({ length: 20 }, (_, at) => wandering[at % wandering.length] ?? '');
      const pages = play({ storyId }, turns).map((text) =>
        text
          .split(/(?<=[.!?]”?)\s+/)
          // A repeated action is restated.
          .filter(
            (sentence) => sentence.split(' ').length >= 6 && !/^You (look|go|hide|ask|read)/.test(sentence),
          ),
      );
      for (const [at, page] of pages.entries()) {
        const before = new Set(pages.slice(Math.max(0, at - 4), at).flat());
        expect(page.filter((sentence) => before.has(sentence))).toEqual([]);
      }
    }
  });

  test.each([
    'I wait',
    'What would you do?',
    'I laugh',
    'I leave',
    'Open the door',
    'Shut that door',
    'Put out the light',
  ])('resolves the hook of one reply in the next after %j', (turn) => {
    const hooks = hooksFor(testScene());
    const pages = play(
      {},
      Array.from({ length: 20 }, () => turn),
    );
    for (const [at, page] of pages.slice(1).entries()) {
      const hook = hooks.find(({ says }) => usesTemplate(says, lastParagraph(pages[at] ?? '')));
      expect(hook?.next.some((phrase) => usesTemplate(textOf(phrase), page))).toBe(true);
    }
  });

  test('offers choices that answer the last sentence', () => {
    const { text, options } = writeReply(testScene());
    const hook = hooksFor(testScene()).find(({ says }) => usesTemplate(says, lastParagraph(text)));
    const plain = hook?.offers.map((offer) => offer.replace(/\{\w+\}.*/, '')) ?? [];
    expect(plain.length).toBeGreaterThan(0);
    for (const offer of plain) expect(options.some((option) => option.startsWith(offer))).toBe(true);
  });

  test('remembers the name the reader gave and admits if there was none', () => {
    const earlierMessages = ['hm', 'I’m Anna. I moved in yesterday.'];
    expect(talk({ userMessage: 'I’m Anna. I moved in yesterday.' })).toContain('Anna');
    expect(talk({ userMessage: 'Do you remember my name?', earlierMessages })).toContain('Anna');
    expect(talk({ userMessage: 'Good night!', earlierMessages })).toContain('Anna');
    expect(talk({ userMessage: 'Do you remember my name?', earlierMessages: ['hm'] })).toMatch(
      /never told me|Will you tell me/,
    );
  });

  test.each([
    'My name is Agnes.',
    'my name is Agnes',
    'Call me Agnes!',
    'Hello. My name’s Agnes, and I am lost.',
    '“My name is Agnes,” I say.',
  ])('knows the name given by %j', (userMessage) => {
    expect(talk({ userMessage })).toContain('Agnes');
    const requests = { userMessage: 'What is my name?', earlierMessages: ['hm', userMessage] };
    for (const type of ['ROLE', 'STORY'] as const) {
      const text = talk({ ...requests, type });
      expect(text).toContain('Agnes');
      expect(text).not.toMatch(/never told me|Will you tell me/);
    }
  });

  test('knows a name of several words', () => {
    const earlierMessages = ['I am Agnes Moor. I come from Leith.'];
    expect(talk({ userMessage: 'What is my name?', earlierMessages })).toContain('Agnes Moor');
  });

  test('comes back to facts that the reader gave about themselves', () => {
    const replies = Array.from({ length: 20 }, (_, at) =>
      talk({ userMessage: 'hm, the tea', earlierMessages: ['My boss fired me. Today!'], seed: `s${at}` }),
    );
    expect(replies.some((text) => text.includes('Your boss fired you'))).toBe(true);
  });

  test('answers joy, grief, jokes, greetings and commands appropriately', () => {
    const responses: [string, RegExp][] = [
      ['Good morning', /begun a sentence without you|everything in the wrong order|You again/],
      ['I had a bad day', /not be clever tonight|No joke comes after that|They were wrong about you/],
      ['Tell me a joke', /ferryman|ghosts|patience/],
      ['lol', /perfectly serious|kept one of those|on your account/],
      ['Move the cup.', /because you said it like that|It is done|Watch, then/],
      ['I love you', /no reply ready|still true|did not see coming/],
    ];
    for (const [userMessage, answer] of responses) expect(talk({ userMessage })).toMatch(answer);
  });

  test("does not comfort a reader who asks about somebody else's feelings", () => {
    expect(talk({ userMessage: 'Are you ever lonely?' })).not.toMatch(
      /clever tonight|No joke comes|wrong about you/,
    );
  });

  test('answers a question by its question word', () => {
    expect(talk({ userMessage: 'Why?' })).toMatch(/Because|three answers/);
    expect(talk({ userMessage: 'Where did they go?' })).toMatch(
      /Nearer|looked there already|least in a hurry/,
    );
    expect(talk({ userMessage: 'How did you die?' })).not.toMatch(/“(Yes|No)\b/);
    expect(talk({ userMessage: 'What should I do now?' })).toMatch(
      /tell a friend|decided already|braver|Eat something/,
    );
  });

  test('answers a question about a thing with a remark about the thing', () => {
    const { text } = writeReply(testScene({ userMessage: 'I bow and ask the lamp keeper about the bell' }));
    expect(text).toContain('the bell');
  });

  test('answers questions about a character with their public facts, by another speaker', () => {
    for (const seed of ['a', 'b', 'c']) {
      const text = writeReply(testScene({ userMessage: 'Who is Odile?', seed })).text;
      expect(text).toMatch(/lamp keeper\. salt-white braid\./i);
      expect(text).not.toMatch(/Odile (says|said)/);
    }
  });

  test('narrates an event once', () => {
    const event = 'The bell falls into the sea.';
    const pages = play({ event }, ['I ring it', 'I ring it', 'I ring it']);
    expect(pages.filter((page) => page.includes(event))).toHaveLength(1);
  });

  test('uses the first of two actions and does not discuss furniture', () => {
    const text = talk({ userMessage: 'I sit down on the floor and look at the lamp' });
    expect(text).toMatch(/^You sit down on the floor\. (?!At first there|You look|The longer|You take)/);
    expect(text).not.toMatch(/the floor.*the floor/s);
  });

  test('matches names as whole words and without their article', () => {
    const fox = { name: 'The Fox', profile: 'She owns the night market.' };
    expect(mentions('I open the box with a foxglove', fox)).toBe(false);
    expect(mentions('I ask the fox', fox)).toBe(true);
    expect(mentions('我問月亮', { name: '月亮', profile: 'x' })).toBe(true);
  });

  test('distinguishes a person called “The other” from other things', () => {
    const other = { name: 'The other', profile: 'The one who lives in 1204.' };
    for (const turn of ['I look at the other flat', 'I open the other door.', 'Another time', 'others'])
      expect(mentions(turn, other)).toBe(false);
    for (const turn of [
      'I ask the other',
      'the other says nothing',
      'The other’s coat',
      'Who is the other?',
      'I ask the other about it',
      'The other smiled.',
      'The other took it',
    ])
      expect(mentions(turn, other)).toBe(true);
  });

  test('does not let a character speak because the reader names a thing', () => {
    const main = { name: 'The other', profile: 'The one who lives in 1204.' };
    const supporting = [{ name: 'Jun', profile: 'Student in 1203.' }];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const scene = {
        main,
        supporting,
        lastReply: 'Jun smiles.',
        userMessage: 'Jun, shall we try the other flat?',
      };
      const { text } = writeReply(testScene({ ...scene, perspective: 'SECOND_PERSON', seed }));
      expect(text).not.toMatch(/the other (?:says|said)/i);
    }
  });

  test('does not discuss the hand a reader takes', () => {
    expect(talk({ userMessage: 'I take your hand' })).not.toMatch(/the hand\b/i);
  });

  test("changes only the first person when it restates the reader's own words", () => {
    expect(talk({ userMessage: 'Tell me about yourself' })).not.toContain('You tell you');
    expect(writeReply(testScene({ userMessage: 'I tell Odile everything I know' })).text).toContain(
      'You tell Odile everything you know.',
    );
  });

  test('continues a sentence after a quote in lower case', () => {
    for (let turn = 0; turn < 12; turn++) {
      const { text } = writeReply(
        testScene({ userMessage: '"Madam, you owe taxes."', turn, seed: `q${turn}` }),
      );
      expect(text).not.toMatch(/” (Hung|Hangs)/);
    }
  });
});
