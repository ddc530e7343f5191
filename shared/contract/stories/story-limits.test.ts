import type * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { storyLimits } from './limits.ts';
import { storyContent, storyDraftContent } from './story-rules.ts';
import { wholeStory as whole } from './testing/whole-story.ts';

const fill = (length: number, text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
const supporting = (change: object) => ({ supporting: [{ name: 'Ola', profile: 'Tall.', ...change }] });

type Change = (size: number) => object;

/** Limits in characters or items, with a change that has that size. */
const sizes: [name: string, max: number, change: Change, isDraft: boolean][] = [
  ['title', storyLimits.title, (size) => ({ title: fill(size, '潮x') }), true],
  ['hook', storyLimits.hook, (size) => ({ hook: fill(size, 'x潮') }), true],
  ['summary', storyLimits.summary, (size) => ({ summary: fill(size, '潮') }), true],
  ['content', storyLimits.content, (size) => ({ content: fill(size, 'ü') }), true],
  ['opening', storyLimits.opening, (size) => ({ opening: fill(size, 'x') }), true],
  [
    'main name',
    storyLimits.characterName,
    (size) => ({ main: { ...whole.main, name: fill(size, '名') } }),
    true,
  ],
  ['supporting name', storyLimits.characterName, (size) => supporting({ name: fill(size, 'x') }), true],
  ['tags', storyLimits.tags, (size) => ({ tags: texts(size) }), true],
  ['tag', storyLimits.tagLength, (size) => ({ tags: [fill(size, '潮')] }), true],
  ['options', storyLimits.options, (size) => ({ options: texts(size) }), true],
  ['option', storyLimits.optionLength, (size) => ({ options: [fill(size, '选')] }), true],
  [
    'profile words',
    storyLimits.profileWords,
    (size) => ({ main: { name: 'Ines', profile: 'word '.repeat(size) } }),
    false,
  ],
  [
    'profile words of CJK',
    storyLimits.profileWords,
    (size) => ({ main: { name: 'Ines', profile: '潮'.repeat(size) } }),
    false,
  ],
  [
    'mixed profile words, which emoji do not add to',
    storyLimits.profileWords,
    (size) => supporting({ profile: `${'😀 潮'.repeat(size - 1)} tide` }),
    false,
  ],
  [
    'world book words',
    storyLimits.worldBookWords,
    (size) => ({ worldBook: { rules: 'a '.repeat(size) } }),
    true,
  ],
  [
    'world book words over its parts',
    storyLimits.worldBookWords,
    (size) => ({ worldBook: { rules: '潮'.repeat(5_000), background: 'a '.repeat(size - 5_000) } }),
    true,
  ],
  [
    'world book characters',
    storyLimits.worldBook,
    (size) => ({ worldBook: { rules: fill(size, 'a'.repeat(99)) } }),
    true,
  ],
];

describe('limits of a story', () => {
  it.each(sizes)('%s: %i is accepted and one more is refused', (_, max, change, isDraft) => {
    const accepts = (schema: z.ZodMiniType, size: number) =>
      schema.safeParse({ ...whole, ...change(size) }).success;
    expect([accepts(storyContent, max), accepts(storyContent, max + 1)]).toEqual([true, false]);
    expect([accepts(storyDraftContent, max), accepts(storyDraftContent, max + 1)]).toEqual([true, !isDraft]);
  });

  it('counts an emoji as one character', () => {
    const titled = (title: string) => storyContent.safeParse({ ...whole, title }).success;
    expect([titled('😀'.repeat(30)), titled('😀'.repeat(31))]).toEqual([true, false]);
  });
});
