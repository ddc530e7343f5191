import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../../testing/story-builder.ts';
import { sharesOf } from '../tokens/budget.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import { assemblePrompt, type PromptParts } from './prompt.ts';
import { rulesOf } from './wording.ts';

const story = { ...sampleContent, storyId: 's', authorId: 'a', versionId: 'v', version: 1, lore: [] };
const shares = sharesOf(8_192);
const count = (text: string) => estimateTokens(text) + 4;

/** A path of so many messages whose numbers are their depths, newest first. */
const path = (messages: number, words: number) =>
  Array.from({ length: messages }, (_, at) => ({
    depth: messages - at,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `${messages - at} ${'word '.repeat(words)}`,
  }));
const assemble = (parts: Partial<PromptParts>) => prompt(parts).messages;
const prompt = (parts: Partial<PromptParts>) =>
  assemblePrompt({
    story,
    path: path(3, 5),
    lore: { constant: ['No clocks.'], triggered: [] },
    memory: { chapters: [], facts: [], moments: [] },
    goesOn: false,
    shares,
    count,
    ...parts,
  });
const total = (messages: { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + count(content), 0);
const depths = (messages: { role: string; content: string }[]) =>
  messages.filter(({ role }) => role !== 'system').map(({ content }) => Number.parseInt(content, 10));
const chapter = (at: number, length: number) => ({
  fromDepth: at * 10,
  toDepth: at * 10 + 9,
  text: `Chapter ${at}. ${'deed '.repeat(length)}`,
});
const triggered = (...texts: string[]) => ({ constant: ['No clocks.'], triggered: texts });

test('a prompt goes from what never changes to what the reader just said', () => {
  const messages = assemble({
    path: path(5, 5),
    lore: triggered('The well is dry.'),
    memory: {
      chapters: [{ fromDepth: 0, toDepth: 0, text: 'They met.' }],
      facts: ['I am Mara.'],
      moments: [],
    },
  });
  const gist = messages.map(
    ({ role, content }) => `${role}: ${content.split('\n').at(-1)?.slice(0, 20).trim()}`,
  );
  expect(gist).toEqual([
    'system: Salt, and then more',
    'system: They met.',
    'system: - I am Mara.',
    'user: 1 word word word wor',
    'assistant: 2 word word word wor',
    'user: 3 word word word wor',
    'system: The well is dry.',
    'assistant: 4 word word word wor',
    'system: Write in the second',
    'user: 5 word word word wor',
  ]);
});

test('a reply that goes on ends with its own beginning', () => {
  const [, ...rest] = path(3, 5);
  const messages = assemble({ path: rest, goesOn: true });
  expect(messages.at(-1)).toMatchObject({ role: 'assistant' });
  expect(messages.at(-2)?.content).toContain('Go on exactly where');
});

test('messages that a chapter tells are not told again, but for the last six turns', () => {
  const memory = { chapters: [chapter(0, 5), chapter(1, 5)], facts: [], moments: [] };
  expect(depths(assemble({ path: path(40, 5), memory }))[0]).toBe(20);
  expect(depths(assemble({ path: path(24, 5), memory }))[0]).toBe(13);
});

test('chapters that do not fit give way to newer ones, whole', () => {
  const memory = { chapters: [chapter(0, 900), chapter(1, 900), chapter(2, 500)], facts: [], moments: [] };
  const [, told] = assemble({ path: path(60, 5), memory });
  expect(told?.content).toContain('Chapter 2. deed');
  expect(told?.content).not.toContain('Chapter 1.');
});

test('a world book of any size leaves the prefix its share, and the cast is in it', () => {
  const lore = { constant: ['A rule. '.repeat(20_000), 'No clocks.'], triggered: [] };
  const [prefix] = assemble({ lore });
  expect(count(prefix?.content ?? '')).toBeLessThanOrEqual(shares.prefix);
  expect(prefix?.content).toContain('Bram');
  expect(prefix?.content).toContain('No clocks.');
});

test('one character with an endless profile does not push out the others', () => {
  const [bram] = story.supporting;
  const supporting = [
    { ...story.main, ...bram, name: 'Endless', profile: 'x '.repeat(9_000) },
    { ...story.main, ...bram },
  ];
  const [prefix] = assemble({ story: { ...story, supporting } as typeof story });
  expect(prefix?.content).toContain('Bram');
  expect(prefix?.content).not.toContain('Endless');
});

const words = (most: number) => fc.nat(most).map((length) => 'word '.repeat(length));
const sentences = (most: number) =>
  fc
    .array(fc.constantFrom('The brass key was cold.', 'Nobody spoke of it.', 'It rained.'), {
      maxLength: most,
    })
    .map((told) => told.join(' '));
const anyParts = fc.record({
  contextTokens: fc.integer({ min: 2_048, max: 20_000 }),
  lengths: fc.array(fc.nat(300), { minLength: 1, maxLength: 80, size: 'max' }),
  constant: fc.array(words(800), { maxLength: 5 }),
  triggered: fc.array(words(500), { maxLength: 8 }),
  chapters: fc.array(fc.nat(400), { maxLength: 8 }),
  facts: fc.array(words(40), { maxLength: 8 }),
  moments: fc.array(fc.record({ depth: fc.nat(60), turn: sentences(30), reply: sentences(200) }), {
    maxLength: 6,
  }),
});

test('however much there is of anything: within the budget, the last six turns whole, the newest without a gap', () => {
  fc.assert(
    fc.property(anyParts, ({ contextTokens, lengths, chapters, facts, moments, ...lore }) => {
      const own = sharesOf(contextTokens);
      const told = path(lengths.length, 0).map((one, at) => ({
        ...one,
        text: one.text + 'word '.repeat(lengths[at] ?? 0),
      }));
      const memory = {
        chapters: chapters.map((length, at) => chapter(at, length)),
        facts,
        moments: moments.map((one, at) => ({ ...one, messageId: `m${at}`, words: ['brass key'] })),
      };
      const { messages, remembered } = prompt({ path: told, lore, memory, shares: own });

      const last = told.slice(0, 12);
      const numbers = depths(messages);
      expect(numbers.slice(-last.length)).toEqual(last.map(({ depth }) => depth).reverse());
      expect(numbers).toEqual(numbers.map((_, at) => lengths.length - numbers.length + 1 + at));
      const texts = new Set(told.map(({ text }) => text));
      for (const { role, content } of messages) if (role !== 'system') expect(texts).toContain(content);

      for (const { depth, turn, reply } of remembered) {
        expect(depth).toBeLessThan(numbers[0] ?? 0);
        const source = moments.filter((one) => one.depth === depth).map((one) => `${one.turn} ${one.reply}`);
        for (const piece of `${turn}… ${reply}`.split('… ').map((one) => one.trim())) {
          expect(source.some((text) => text.includes(piece))).toBe(true);
        }
      }
      const heart = [facts.length === 0 ? '' : facts.map((fact) => `- ${fact}`).join('\n')];
      const memories = messages.filter(({ content }) =>
        /^(What happened so far|Moments of long ago)/.test(content),
      );
      if (memories.length > 0) {
        const taken =
          total(memories) + (facts.length === 0 ? 0 : total(heart.map((content) => ({ content }))));
        expect(taken).toBeLessThanOrEqual(own.memory);
      }

      const system = messages.filter(({ role }) => role === 'system');
      const lastTurns = total(last.map(({ text }) => ({ content: text })));
      const pinned = facts.length === 0 ? 0 : count(facts.map((fact) => `- ${fact}`).join('\n')) + 20;
      const needed = count(rulesOf(story)) + pinned + 60;
      expect(total(messages)).toBeLessThanOrEqual(Math.max(own.input, lastTurns + needed));
      if (needed <= own.others) expect(total(system)).toBeLessThanOrEqual(own.others + 10);
    }),
    { numRuns: 300 },
  );
});

test('the prefix is the same bytes turn after turn, so that providers can keep it', () => {
  const turn = fc.record({ messages: fc.integer({ min: 1, max: 60 }), words: fc.nat(60), lore: words(200) });
  fc.assert(
    fc.property(fc.array(turn, { minLength: 2, maxLength: 6 }), (turns) => {
      const prefixes = turns.map(
        (one) => assemble({ path: path(one.messages, one.words), lore: triggered(one.lore) })[0]?.content,
      );
      expect(new Set(prefixes).size).toBe(1);
    }),
  );
});

test('while no chapter is added a longer path only adds to the prompt', () => {
  const memory = { chapters: [chapter(0, 50)], facts: ['I am Mara.'], moments: [] };
  const [short, long] = [30, 32].map((length) =>
    assemble({ path: path(60, 5).slice(60 - length), memory }).map(({ content }) => content),
  );
  const same = short?.findIndex((content, at) => content !== long?.[at]) ?? 0;
  expect(same).toBeGreaterThanOrEqual((short?.length ?? 0) - 3);
});
