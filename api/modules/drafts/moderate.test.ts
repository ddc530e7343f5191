import { loreEntryDrafts } from '@storyloom/contract/entities/lore-entry';
import { storyContent } from '@storyloom/contract/story-rules';
import { describe, expect, test } from 'vitest';
import { assertStoryAllowed } from './moderate.ts';
import { wholeContent } from './testing/author.ts';

describe('assertStoryAllowed', () => {
  test('asks the provider about long lore in parts, and about the note', async () => {
    const lore = loreEntryDrafts.parse(
      Array.from({ length: 20 }, (_, at) => ({
        ...{ id: `e${at}`, title: `Entry ${at}`, content: 'x'.repeat(4_000), keys: ['x'] },
      })),
    );
    const content = storyContent.parse({ ...wholeContent('cover'), lore });
    const asked: string[] = [];
    const moderation = {
      usesProvider: true,
      checkWords: () => ({ allowed: true }) as const,
      check: async (text: string) => {
        asked.push(text);
        return { allowed: true } as const;
      },
    };
    await assertStoryAllowed(moderation, content, 'A new chapter.');
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(21_000);
    expect(asked.join('')).toContain('Entry 19');
    expect(asked).toContain('A new chapter.');
  });
});
