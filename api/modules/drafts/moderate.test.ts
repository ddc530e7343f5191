import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { storyContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../moderation/moderation.service.ts';
import { assertStoryAllowed } from './moderate.ts';
import { wholeContent } from './testing/author.ts';

/** A provider that refuses texts with `part`, and the texts that it received. */
function refusing(part: string) {
  const requests: string[] = [];
  const moderation = {
    usesProvider: true,
    checkWords: () => ({ allowed: true }) as const,
    check: async (text: string): Promise<Verdict> => {
      requests.push(text);
      return text.includes(part) ? { allowed: false, reason: 'provider' } : { allowed: true };
    },
  };
  return { moderation, asked: requests };
}

const neverMinors = (text: string): Verdict =>
  text.includes('12 year old') ? { allowed: false, reason: 'minors' } : { allowed: true };

describe('assertStoryAllowed', () => {
  test('asks the provider about long lore in parts, and about the note', async () => {
    const lore = loreEntryDrafts.parse(
      Array.from({ length: 20 }, (_, at) => ({
        id: `e${at}`,
        title: `Entry ${at}`,
        content: 'x'.repeat(4_000),
        keys: ['x'],
      })),
    );
    const content = storyContent.parse({ ...wholeContent('cover'), lore });
    const requests: string[] = [];
    const moderation = {
      usesProvider: true,
      checkWords: () => ({ allowed: true }) as const,
      check: async (text: string) => {
        requests.push(text);
        return { allowed: true } as const;
      },
    };
    await assertStoryAllowed(moderation, content, 'A new chapter.');
    expect(Math.max(...requests.map(({ length }) => length))).toBeLessThan(21_000);
    expect(requests.join('')).toContain('Entry 19');
    expect(requests).toContain('A new chapter.');
  });

  test('names exactly the texts that the provider refuses, among many and in few requests', async () => {
    const lore = loreEntryDrafts.parse(
      Array.from({ length: 100 }, (_, at) => ({
        id: `e${at}`,
        title: at === 70 ? 'The forbidden pier' : `Entry ${at}`,
        keys: ['x'],
        content: 'A pier.',
      })),
    );
    const character = { name: 'Ole', profile: 'A sailor.' };
    const supporting = [character, character, { ...character, appearance: 'A forbidden scar.' }];
    const content = storyContent.parse({ ...wholeContent('cover'), lore, supporting });
    const { moderation, asked } = refusing('forbidden');
    await expect(assertStoryAllowed(moderation, content, 'A forbidden note.')).rejects.toMatchObject({
      error: 'story.moderated',
      details: {
        fields: {
          'supporting.2.appearance': 'This text isn’t allowed by our safety rules.',
          'lore.70.title': 'This text isn’t allowed by our safety rules.',
          changeNote: 'This text isn’t allowed by our safety rules.',
        },
      },
    });
    expect(asked.length).toBeLessThan(70);
  });

  test('names twenty of many refused texts and the first of each remaining group, in few requests', async () => {
    const lore = loreEntryDrafts.parse(
      Array.from({ length: 500 }, (_, at) => ({
        id: `e${at}`,
        title: `Forbidden pier ${at}`,
        content: 'A pier.',
        keys: ['x'],
      })),
    );
    const content = storyContent.parse({ ...wholeContent('cover'), lore });
    const { moderation, asked } = refusing('Forbidden');
    const refusal = await assertStoryAllowed(moderation, content, 'Forbidden.').catch((error) => error);
    const named = Object.keys(refusal.details.fields);
    expect(named.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => `lore.${at}.title`));
    expect(named.slice(20).length).toBeGreaterThan(1);
    expect(named.slice(20).length).toBeLessThan(12);
    expect(named).toContain('lore.250.title');
    expect(named).toContain('changeNote');
    expect(asked.length).toBeLessThan(150);
  });

  test('names the first of several texts that the provider only refuses together', async () => {
    const content = storyContent.parse({
      ...wholeContent('cover'),
      worldBook: { structure: '', background: 'Half a sin', rules: 'the other half', specialEvents: '' },
    });
    const { moderation } = refusing('sin.\n\nthe other');
    await expect(assertStoryAllowed(moderation, content, '')).rejects.toMatchObject({
      details: { fields: { 'worldBook.background': 'This text isn’t allowed by our safety rules.' } },
    });
  });

  test('does not ask the provider about words that are never allowed, and names them by reason', async () => {
    const content = storyContent.parse({ ...wholeContent('cover'), hook: 'sex with a 12 year old girl' });
    const { moderation, asked } = refusing('nothing');
    const checked = { ...moderation, checkWords: neverMinors };
    await expect(assertStoryAllowed(checked, content, '')).rejects.toMatchObject({
      details: { fields: { hook: 'Sexual content involving minors is never allowed.' } },
    });
    expect(asked).toEqual([]);
  });
});
