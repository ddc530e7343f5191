import { expect, test } from 'vitest';
import { sampleContent } from '../../testing/story-builder.ts';
import { assemblePrompt, inputBudget } from './prompt.ts';
import { estimateTokens } from './tokens.ts';

const story = { ...sampleContent, storyId: 's', authorId: 'a', versionId: 'v', version: 1 };
const path = (turns: number, length: number) =>
  Array.from({ length: turns }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `${turns - at} ${'word '.repeat(length)}`,
  }));
const assemble = (messages: ReturnType<typeof path>, triggered: string[] = []) =>
  assemblePrompt({ story, path: messages, lore: { constant: ['No clocks.'], triggered }, goesOn: false });

test('the prefix never changes with the turn, so that a provider can cache it', () => {
  expect(assemble(path(3, 5), ['A fact.'])[0]).toEqual(assemble(path(9, 50))[0]);
});

test('the newest messages are kept whole and the oldest are left out', () => {
  const messages = assemble(path(200, 60)).filter(({ role }) => role !== 'system');
  const numbers = messages.map(({ content }) => Number.parseInt(content, 10));
  expect(numbers.at(-1)).toBe(200);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.length).toBeLessThan(200);
  expect(messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)).toBeLessThan(inputBudget);
});

test('six turns are sent however long they are', () => {
  const messages = assemble(path(40, 2_000)).filter(({ role }) => role !== 'system');
  expect(messages).toHaveLength(12);
});

test('what is known here stands just above the last words of the reader', () => {
  const messages = assemble(path(3, 5), ['The well is dry.']);
  expect(messages.at(-2)).toMatchObject({
    role: 'system',
    content: expect.stringContaining('The well is dry.'),
  });
  expect(messages.at(-1)?.role).toBe('user');
});

test('a world book of any size leaves the prefix its share', () => {
  const lore = { constant: ['A rule. '.repeat(20_000)], triggered: [] };
  const [prefix] = assemblePrompt({ story, path: path(3, 5), lore, goesOn: false });
  expect(estimateTokens(prefix?.content ?? '')).toBeLessThan(inputBudget * 0.35);
  expect(prefix?.content).toContain('Bram');
});
