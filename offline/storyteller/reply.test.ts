import { testScene } from '@storyloom/ports/testing/test-scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeReply } from './reply.ts';

const turns = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'I ask Odile about the lamp.',
    'Run!',
    'Who are you?',
    '“Stay,” I say.',
    '',
    'kiss Tam',
    'LOOK',
  ),
);
const scenes = fc.record({
  userMessage: turns,
  seed: fc.string({ minLength: 1 }),
  turn: fc.nat(200),
  type: fc.constantFrom('STORY' as const, 'ROLE' as const),
  perspective: fc.constantFrom('FIRST_PERSON' as const, 'SECOND_PERSON' as const, 'THIRD_PERSON' as const),
});

describe('writeReply', () => {
  test('writes a page of a story or a few lines of a role play, with a character and options', () => {
    fc.assert(
      fc.property(scenes, (change) => {
        const scene = testScene(change);
        const { text, options } = writeReply(scene);
        const words = text.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(scene.type === 'ROLE' ? 25 : 55);
        expect(words).toBeLessThanOrEqual(190);
        expect([scene.main, ...scene.supporting].some(({ name }) => text.includes(name))).toBe(true);
        expect(text).not.toMatch(/\{\w+\}|undefined/);
        expect(options.length).toBeGreaterThanOrEqual(2);
        for (const option of options) expect(option.length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 600 },
    );
  });

  test('is deterministic for its seed', () => {
    const one = writeReply(testScene({ seed: 'a:0' }));
    expect(writeReply(testScene({ seed: 'a:0' }))).toEqual(one);
    const others = ['a:1', 'b:0', 'c:0', 'd:0', 'e:0'].map((seed) => writeReply(testScene({ seed })).text);
    expect(new Set([one.text, ...others]).size).toBeGreaterThanOrEqual(5);
  });

  test('varies between attempts', () => {
    let same = 0;
    for (let parent = 0; parent < 100; parent++) {
      const tries = [0, 1].map((attempt) => writeReply(testScene({ seed: `p${parent}:${attempt}` })).text);
      if (tries[0] === tries[1]) same++;
    }
    expect(same).toBeLessThanOrEqual(1);
  });

  test('lets the addressed character act', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(writeReply(testScene({ seed, userMessage: 'I turn to Brother Tam.' })).text).toContain(
        'Brother Tam',
      );
    }
  });

  test('keeps the perspective of the story', () => {
    const first = writeReply(
      testScene({ perspective: 'FIRST_PERSON', userMessage: 'I walk to the door', seed: 'q' }),
    ).text;
    expect(first.replace(/“[^”]*”/g, '')).not.toMatch(/\byou\b/i);
    const third = writeReply(
      testScene({ perspective: 'THIRD_PERSON', userMessage: 'walk to the door', seed: 'q' }),
    ).text;
    expect(third.replace(/“[^”]*”/g, '')).not.toMatch(/\b(you|I)\b/);
  });

  test('capitalizes sentences but not continued speech', () => {
    fc.assert(
      fc.property(scenes, (change) => {
        const { text } = writeReply(testScene({ ...change, userMessage: 'I ask about the lamp.' }));
        expect(text).not.toMatch(/(^|[.!?]\s+)“?[a-z]/);
        expect(text).not.toMatch(/, “[A-HJ-Z][a-z]+ [a-z]/);
      }),
    );
  });

  test('uses phrases with doors only indoors', () => {
    const field = testScene({
      opening: 'The road runs to the sea and the ships.',
      userMessage: 'I walk on',
      category: 'HUMOR',
    });
    const text = Array.from(
      { length: 60 },
      (_, turn) => writeReply({ ...field, turn, seed: `w${turn}` }).text,
    ).join(' ');
    expect(text).not.toMatch(/door behind|knocked:|A clock began|the lamp, patient/);
  });

  test('varies the last sentence from turn to turn', () => {
    const openings = Array.from({ length: 5 }, (_, turn) =>
      writeReply(testScene({ turn, seed: `t${turn}` }))
        .text.split('. ')
        .at(-1),
    );
    expect(new Set(openings).size).toBe(openings.length);
  });

  test('writes the article of a name in lower case within a sentence', () => {
    fc.assert(
      fc.property(scenes, (change) => {
        const fox = { name: 'The Fox', profile: 'He owns the night market, and lies for sport.' };
        const { text, options } = writeReply(
          testScene({ ...change, userMessage: 'I wait', main: fox, supporting: [fox] }),
        );
        expect([text, ...options].join('\n')).not.toMatch(/[\p{L},] The Fox/u);
        expect(text).not.toMatch(/(^|\n|\.”? )the Fox/u);
      }),
      { numRuns: 200 },
    );
  });

  test('describes only the character whom the reader looks at', () => {
    const textOf = (userMessage: string) => writeReply(testScene({ userMessage })).text;
    expect(textOf('I look at Odile.')).toContain('salt-white braid');
    for (const other of ['I look at Brother Tam.', 'I look around.', 'I ask Odile about the lamp.'])
      expect(textOf(other)).not.toContain('salt-white braid');
  });

  test('quotes a retrieved memory verbatim', () => {
    const memory = 'I hide the brass key under the seventh stair.';
    for (const type of ['STORY', 'ROLE'] as const)
      for (const perspective of ['FIRST_PERSON', 'SECOND_PERSON', 'THIRD_PERSON'] as const)
        expect(writeReply(testScene({ type, perspective, memory })).text).toContain(memory);
    expect(writeReply(testScene()).text).not.toContain('brass key');
  });
});
