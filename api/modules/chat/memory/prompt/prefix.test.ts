import type { ContentField } from '@storyloom/contract/core/content-field';
import { characterFields, mainFields } from '@storyloom/contract/stories/character-fields';
import { promptTexts } from '@storyloom/contract/stories/story-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../../../testing/story-builder.ts';
import type { StoryCharacter } from '../../../catalogue/catalogue.service.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import { buildPrefix } from './prefix.ts';
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
const count = (text: string) => estimateTokens(text) + 4;
const prefix = (change: Partial<typeof story>, tokens = 2_622) =>
  buildPrefix(
    { story: { ...story, ...change }, replyLength: 'MEDIUM' },
    [],
    { prefix: tokens, constantLore: 1_000 },
    count,
  );

const textsOf = (fields: Record<string, ContentField>) =>
  Object.keys(fields).filter((name) => fields[name]?.use === 'prompt' && fields[name]?.max !== undefined);
const marked = (owner: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `${owner} has a ${name}.`]));

describe('buildPrefix', () => {
  test('contains every text that authors write for prompts', () => {
    const texts = {
      story: marked('Story', promptTexts),
      main: marked('Odile', textsOf(mainFields)),
      bram: marked('Bram', textsOf(characterFields)),
    };
    const text = prefix({
      ...texts.story,
      summary: 'Nobody has counted the tide since 1612.',
      main: texts.main as unknown as StoryCharacter,
      supporting: [texts.bram as unknown as StoryCharacter],
    });
    const missing = Object.values(texts)
      .flatMap((one) => Object.values(one))
      .filter((one) => !text.includes(one));
    expect(missing).toEqual([]);
    expect(text).toContain('story’s page:\nNobody has counted the tide since 1612.');
  });

  test('says nothing about texts that a version lacks', () => {
    const { styleSample: _, ...rest } = story;
    const text = buildPrefix(
      {
        story: { ...rest, supporting: [{ name: 'Bram', profile: 'Digs.', skills: '' }] },
        replyLength: 'MEDIUM',
      },
      [],
      { prefix: 2_622, constantLore: 1_000 },
      count,
    );
    expect(text).toMatch(/Cast, Bram: Digs\.$/);
    expect(text).not.toMatch(/Skills|undefined|unfold/);
  });

  test('contains notes of any length as far as they fit, up to the end of a sentence, beside the style sample', () => {
    const content = Array.from({ length: 400 }, (_, at) => `Step ${at} is taken.`).join(' ');
    const text = prefix({ content });
    expect(text).toContain('Write like this sample:');
    expect(text).toMatch(/Step \d+ is taken\.$/);
    expect(count(text)).toBeGreaterThan(2_622 * 0.85);
    expect(count(text)).toBeLessThanOrEqual(2_622);
  });

  test.each([
    ['a line', 'One line without an end\nand a part of another', 'One line without an end'],
    ['a sentence in quotes', '“The tide is late!” said he who counts it', '“The tide is late!”'],
    ['a Chinese sentence', '潮水迟到了。钟停了，没有人', '潮水迟到了。'],
    ['a word', 'salt and then yet more salt', 'salt and then'],
  ])('cuts notes at the end of %s', (_, content, expected) => {
    const cut = { content, styleSample: '' };
    const parts = Array.from({ length: 400 }, (_, tokens) => prefix(cut, tokens)).flatMap(
      (text) => /reader does not know this:\n(.*)$/s.exec(text)?.[1] ?? [],
    );
    expect(parts).toContain(expected);
    for (const part of parts) expect(content.startsWith(part)).toBe(true);
  });

  test('stays within its budget for notes of any shape', () => {
    const notes = fc.array(
      fc.constantFrom('Salt. ', 'word ', '潮', '。', '\n\n', 'x'.repeat(300), '“No!” '),
      {
        maxLength: 600,
        size: 'max',
      },
    );
    fc.assert(
      fc.property(notes, fc.integer({ min: 0, max: 3_000 }), (pieces, tokens) => {
        const content = pieces.join('');
        const text = prefix({ content, styleSample: '' }, tokens);
        expect(count(text)).toBeLessThanOrEqual(Math.max(tokens, count(rulesText(story, 'MEDIUM'))));
      }),
    );
  });
});
