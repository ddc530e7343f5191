import type { ContentEdit } from '@storyloom/contract/edits/content-edits';
import { storyLimits } from '@storyloom/contract/limits/stories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;
beforeAll(async () => {
  api = await createTestApi();
  author = await newAuthor(api);
});
afterAll(() => api.drop());

const background = 'The bell 🔔 rings for the ferry. '.repeat(50);
const worldBook = { background, rules: '', structure: '', specialEvents: '' };
const content = { title: 'Salt', tags: ['sea'], worldBook };

const newDraft = async (): Promise<string> => String((await author.create(content)).data.id);
const edit = (id: string, revision: number, edits: readonly unknown[], by = author) =>
  by.post(`draft/${id}/edits`, { revision, edits });

describe('draft/{id}/edits', () => {
  test('saves the same content as a whole save, with the same hash', async () => {
    const [edited, whole] = [await newDraft(), await newDraft()];
    const edits: ContentEdit[] = [
      ['worldBook.background', 9, 2, '钟'],
      ['tags', 1, 0, [' fog ']],
      ['summary', 'Two \ud83d halves.'],
    ];
    const answer = await edit(edited, 1, edits);
    expect(answer).toMatchObject({ code: 0, data: { revision: 2, status: 'DRAFT', publishedVersion: null } });
    await author.save(whole, 1, {
      ...{ title: 'Salt', tags: ['sea', 'fog'], summary: 'Two \ud83d halves.' },
      worldBook: { ...worldBook, background: background.replace('🔔', '钟') },
    });
    const [first, second] = [await author.read(edited), await author.read(whole)];
    expect(first.content).toEqual(second.content);
    const { data } = await edit(whole, 2, [['title', 'Salt']]);
    expect(data.contentHash).toBe(answer.data.contentHash);
  });

  test('rejects an outdated revision with the stored draft, and saves one of two edits at once', async () => {
    const id = await newDraft();
    const answers = await Promise.all(['Brine', 'Bells'].map((title) => edit(id, 1, [['title', title]])));
    expect(answers.map(({ code }) => code === 0).sort()).toEqual([false, true]);
    const stale = answers.find(({ code }) => code !== 0)?.data;
    expect(stale).toMatchObject({ error: 'story.changed_elsewhere', draft: { revision: 2 } });
    expect((await author.read(id)).revision).toBe(2);
  });

  test.each([
    [['worldBook.background', 1e9, 0, 'x'], 'edits.0'],
    [['worldBook.background', 0, Number.MAX_SAFE_INTEGER, 'x'], 'edits.0'],
    [['worldBook.missing', 0, 0, 'x'], 'edits.0'],
    [['isAdmin', true], 'isAdmin'],
    [['worldBook.constructor', {}], 'worldBook.constructor'],
    [['title', 'x'.repeat(storyLimits.title + 1)], 'title'],
    [['title', null], 'title'],
    [['tags', 1, 0, ['SEA']], 'tags'],
    [['title', 0, 0, '\u0000'], 'edits.0.3'],
    [['__proto__.isAdmin', true], 'edits.0.0'],
  ])('refuses %j and names %s', async (refused, field) => {
    const id = await newDraft();
    const { data } = await edit(id, 1, [refused]);
    expect(data).toMatchObject({ error: 'request.invalid', fields: { [field]: expect.any(String) } });
    expect(await author.read(id)).toMatchObject({ revision: 1, content });
  });

  test('refuses a thousand edits that grow a text beyond its limit', async () => {
    const id = await newDraft();
    const edits = Array.from({ length: storyLimits.edits }, () => [
      'worldBook.background',
      0,
      0,
      'x'.repeat(200),
    ]);
    expect((await edit(id, 1, edits)).data.fields).toHaveProperty(['worldBook.background']);
  });

  test('is not found for another author or a deleted story', async () => {
    const id = await newDraft();
    const other = await newAuthor(api);
    expect((await edit(id, 1, [['title', 'Theirs']], other)).data.error).toBe('story.not_found');
    await author.post('delete', { id });
    expect((await edit(id, 1, [['title', 'Late']])).data.error).toBe('story.status_not_allowed');
  });
});
