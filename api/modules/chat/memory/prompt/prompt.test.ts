import { replyLengths } from '@storyloom/contract/chat/reply-lengths';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../../../testing/story-builder.ts';
import { MAX_REPLY_TOKENS, promptBudget } from '../tokens/budget.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import { assemblePrompt, type PromptParts } from './prompt.ts';
import { rulesText } from './wording.ts';

const story = {
  ...sampleContent,
  storyId: 's',
  authorId: 'a',
  versionId: 'v',
  version: 1,
  summary: '',
  lore: [],
  isPreview: false,
};
const budget = promptBudget(8_192);
const count = (text: string) => estimateTokens(text) + 4;

/** A path of numbered messages, newest first; the numbers are their depths. */
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
    replyLength: 'MEDIUM',
    path: path(3, 5),
    lore: { constant: ['No clocks.'], triggered: [] },
    memory: { sections: [], facts: [], memories: [] },
    isContinuation: false,
    budget,
    count,
    ...parts,
  });
const total = (messages: { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + count(content), 0);
const NOTES = /^\[Notes to the storyteller[\s\S]*?\[End of the notes\](?:\n\n)?/;
const notesOf = (messages: { content: string }[]) => NOTES.exec(messages.at(-1)?.content ?? '')?.[0] ?? '';
/** The messages of the path, without what the prompt adds to them. */
const turnsOf = (messages: { role: string; content: string }[]) =>
  messages
    .filter(({ role, content }) => role !== 'system' && content !== 'Begin.')
    .map(({ role, content }) => ({ role, content: content.replace(NOTES, '') }));
const depths = (messages: { role: string; content: string }[]) =>
  turnsOf(messages).map(({ content }) => Number.parseInt(content, 10));
const section = (at: number, length: number) => ({
  fromDepth: at * 10,
  toDepth: at * 10 + 9,
  text: `Section ${at}. ${'deed '.repeat(length)}`,
});
const triggered = (...texts: string[]) => ({
  constant: ['No clocks.'],
  triggered: texts.map((content) => ({ content, secret: false })),
});

describe('assemblePrompt', () => {
  test('asks for the length that the reader has chosen, and changes nothing else', () => {
    const [short, medium, long] = replyLengths.map((replyLength) => assemble({ replyLength }));
    const system = medium?.[0]?.content ?? '';
    expect(system).toContain('Write 80 to 180 words and end');
    expect(short?.[0]?.content).toBe(system.replace('80 to 180', '40 to 80'));
    expect(long?.[0]?.content).toBe(system.replace('80 to 180', '180 to 300'));
    expect([short?.slice(1), long?.slice(1)]).toEqual([medium?.slice(1), medium?.slice(1)]);
  });

  test('asks for no reply that is longer than its tokens', () => {
    const most = Number(/to (\d+) words/.exec(rulesText(story, 'LONG'))?.[1]);
    const options = `\n[[options]]${'\nAsk her what the lamp has seen tonight'.repeat(3)}`;
    expect(estimateTokens('Leuchte '.repeat(most) + options)).toBeLessThan(MAX_REPLY_TOKENS);
  });

  test('orders the parts from the most stable to the newest', () => {
    const messages = assemble({
      path: path(5, 5),
      lore: {
        constant: [],
        triggered: [
          { content: 'The well is dry.', secret: false },
          { content: 'Who digs finds a hand.', secret: true },
        ],
      },
      memory: {
        sections: [{ fromDepth: 0, toDepth: 0, text: 'They met.' }],
        facts: ['I am Mara.'],
        memories: [],
      },
    });
    const [system, ...turns] = messages;
    expect(system?.role).toBe('system');
    expect(system?.content).toMatch(
      /^You narrate[\s\S]*What happened so far:\n\nThey met\.[\s\S]*- I am Mara\.$/,
    );
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
    expect(depths(messages)).toEqual([1, 2, 3, 4, 5]);
    expect(notesOf(messages)).toMatch(
      /True here\.[^\n]*\nThe well is dry\.\nSecret: Who digs finds a hand\.[\s\S]*Write in the second person/,
    );
    expect(messages.at(-1)?.content).toMatch(/\[End of the notes\]\n\n5 word/);
  });

  test('asks for the rest of a reply in a message of its own', () => {
    const [, ...rest] = path(3, 5);
    const messages = assemble({ path: rest, isContinuation: true });
    expect(messages.at(-2)).toMatchObject({ role: 'assistant' });
    expect(messages.at(-1)).toMatchObject({ role: 'user' });
    expect(messages.at(-1)?.content).toContain('Write only what follows its last word');
  });

  test('merges messages of one role, and leaves out those without text', () => {
    const texts = ['Third.', '', 'Second.', 'Opening.'];
    const roles = ['user', 'assistant', 'user', 'assistant'] as const;
    const messages = assemble({
      path: texts.map((text, at) => ({ text, role: roles[at] ?? 'user', depth: 3 - at })),
    });
    expect(turnsOf(messages)).toEqual([
      { role: 'assistant', content: 'Opening.' },
      { role: 'user', content: 'Second.\n\nThird.' },
    ]);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  test('leaves out summarized messages except the last six turns', () => {
    const memory = { sections: [section(0, 5), section(1, 5)], facts: [], memories: [] };
    expect(depths(assemble({ path: path(40, 5), memory }))[0]).toBe(20);
    expect(depths(assemble({ path: path(24, 5), memory }))[0]).toBe(13);
  });

  test('drops the oldest summary sections that do not fit', () => {
    const memory = { sections: [section(0, 900), section(1, 900), section(2, 500)], facts: [], memories: [] };
    const [memoryMessage] = assemble({ path: path(60, 5), memory });
    expect(memoryMessage?.content).toContain('Section 2. deed');
    expect(memoryMessage?.content).not.toContain('Section 1.');
  });

  test('keeps the prefix within its budget for a world book of any size', () => {
    const lore = { constant: ['A rule. '.repeat(20_000), 'No clocks.'], triggered: [] };
    const [prefix] = assemble({ lore });
    expect(count(prefix?.content ?? '')).toBeLessThanOrEqual(budget.prefix);
    expect(prefix?.content).toContain('Bram');
    expect(prefix?.content).toContain('No clocks.');
  });

  test('skips a character whose profile is too long', () => {
    const [bram] = story.supporting;
    const supporting = [
      { ...story.main, ...bram, name: 'Endless', profile: 'x '.repeat(9_000) },
      { ...story.main, ...bram },
    ];
    const [prefix] = assemble({ story: { ...story, supporting } as typeof story });
    expect(prefix?.content).toContain('Bram');
    expect(prefix?.content).not.toContain('Endless');
  });

  test('describes relations and the voice of a character, and nothing that is empty', () => {
    const [bram] = story.supporting;
    const main = {
      ...story.main,
      relations: [{ to: 'Bram', text: 'her debtor' }],
      speechExample: 'Late again.',
    };
    const supporting = [
      {
        ...story.main,
        ...bram,
        name: 'Bram',
        speechStyle: '',
        relations: [{ to: 'Odile', text: 'afraid of her' }],
      },
    ];
    const [prefix] = assemble({ story: { ...story, main, supporting } as typeof story });
    expect(prefix?.content).toContain('Would say: “Late again.” · To Bram: her debtor');
    expect(prefix?.content).toContain('· To Odile: afraid of her');
    expect(prefix?.content).not.toContain('Speaks:');
  });

  const words = (most: number) => fc.nat(most).map((length) => 'word '.repeat(length));
  const sentences = (most: number) =>
    fc
      .array(fc.constantFrom('The brass key was cold.', 'Nobody spoke of it.', 'It rained.'), {
        maxLength: most,
      })
      .map((texts) => texts.join(' '));
  const anyParts = fc.record({
    contextTokens: fc.integer({ min: 2_048, max: 20_000 }),
    lengths: fc.array(fc.nat(300), { minLength: 1, maxLength: 80, size: 'max' }),
    constant: fc.array(words(800), { maxLength: 5 }),
    triggered: fc.array(fc.record({ content: words(500), secret: fc.boolean() }), { maxLength: 8 }),
    sections: fc.array(fc.nat(400), { maxLength: 8 }),
    facts: fc.array(words(40), { maxLength: 8 }),
    memories: fc.array(fc.record({ depth: fc.nat(60), userText: sentences(30), replyText: sentences(200) }), {
      maxLength: 6,
    }),
  });

  test('stays within the budget, with the last six turns whole and no gap', () => {
    fc.assert(
      fc.property(anyParts, ({ contextTokens, lengths, sections, facts, memories, ...lore }) => {
        const own = promptBudget(contextTokens);
        const messagesOnPath = path(lengths.length, 0).map((one, at) => ({
          ...one,
          text: one.text + 'word '.repeat(lengths[at] ?? 0),
        }));
        const memory = {
          sections: sections.map((length, at) => section(at, length)),
          facts,
          memories: memories.map((one, at) => ({ ...one, messageId: `m${at}`, matchedWords: ['brass key'] })),
        };
        const { messages, memories: used } = prompt({ path: messagesOnPath, lore, memory, budget: own });

        const last = messagesOnPath.slice(0, 12);
        const numbers = depths(messages);
        expect(numbers.slice(-last.length)).toEqual(last.map(({ depth }) => depth).reverse());
        expect(numbers).toEqual(numbers.map((_, at) => lengths.length - numbers.length + 1 + at));
        const texts = new Set(messagesOnPath.map(({ text }) => text));
        for (const { content } of turnsOf(messages)) expect(texts).toContain(content);
        const roles = messages.slice(1).map(({ role }) => role);
        expect(roles).toEqual(roles.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')));
        expect(roles.at(-1)).toBe('user');

        for (const { depth, userText, replyText } of used) {
          expect(depth).toBeLessThan(numbers[0] ?? 0);
          const source = memories
            .filter((one) => one.depth === depth)
            .map((one) => `${one.userText} ${one.replyText}`);
          for (const piece of `${userText}… ${replyText}`.split('… ').map((one) => one.trim())) {
            expect(source.some((text) => text.includes(piece))).toBe(true);
          }
        }
        const parts = [messages[0]?.content ?? '', notesOf(messages)];
        const summary = /What happened so far:[\s\S]*?(?=\n\nNever contradict|$)/.exec(parts[0] ?? '');
        const moments = /Earlier moments,[\s\S]*?(?=\n\nWrite in)/.exec(parts[1] ?? '');
        const memoryTexts = [summary, moments].flatMap((found) => (found ? [{ content: found[0] }] : []));
        if (memoryTexts.length > 0) {
          const heart = facts.map((fact) => `- ${fact}`).join('\n');
          const taken = total(memoryTexts) + (facts.length === 0 ? 0 : count(heart));
          expect(taken).toBeLessThanOrEqual(own.memory);
        }

        const lastTurns = total(last.map(({ text }) => ({ content: text })));
        const pinned = facts.length === 0 ? 0 : count(facts.map((fact) => `- ${fact}`).join('\n')) + 20;
        const needed = count(rulesText(story, 'MEDIUM')) + pinned + 90;
        expect(total(messages)).toBeLessThanOrEqual(Math.max(own.input, lastTurns + needed));
        if (needed <= own.withoutPath) {
          const added = total(parts.map((content) => ({ content })));
          expect(added).toBeLessThanOrEqual(own.withoutPath + 10);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the prefix identical from turn to turn', () => {
    const turn = fc.record({
      messages: fc.integer({ min: 1, max: 60 }),
      words: fc.nat(60),
      lore: words(200),
    });
    fc.assert(
      fc.property(fc.array(turn, { minLength: 2, maxLength: 6 }), (turns) => {
        const prefixes = turns.map(
          (one) => assemble({ path: path(one.messages, one.words), lore: triggered(one.lore) })[0]?.content,
        );
        expect(new Set(prefixes).size).toBe(1);
      }),
    );
  });

  test('only appends until the next summary', () => {
    const memory = { sections: [section(0, 50)], facts: ['I am Mara.'], memories: [] };
    const [short, long] = [30, 32].map((length) =>
      assemble({ path: path(60, 5).slice(60 - length), memory }).map(({ content }) => content),
    );
    const same = short?.findIndex((content, at) => content !== long?.[at]) ?? 0;
    expect(same).toBeGreaterThanOrEqual((short?.length ?? 0) - 3);
  });
});
