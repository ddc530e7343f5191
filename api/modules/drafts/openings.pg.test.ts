import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', STORYTELLER_CHARS_PER_SECOND: '1000000' });
  author = await newAuthor(api);
});
afterAll(() => api.drop());

const otherOpenings = ['It rains on {{char}}.', 'It burns.'];

/** Begins a story with an opening; returns the text of the opening in the reader's tree. */
async function begin(storyId: string, opening: number) {
  const reader = await newPerson(api);
  const body = { storyId, content: 'On.', clientRequestId: newId(), opening };
  const { code, data } = await api.post('/ai-lab/ai-story/chat', body, reader.token);
  expect(code).toBe(0);
  const { rows } = await api.database.pool.query(
    'select root.text from messages reply join messages root on root.id = reply.root_id where reply.id = $1',
    [data.userMessageId],
  );
  return rows[0]?.text;
}

describe('a story with several openings', () => {
  test('begins with the one that its reader has chosen, or else with the first', async () => {
    const { id, content } = await author.publish({ otherOpenings });
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${id}`);
    expect(data.otherOpenings).toEqual(['It rains on Ines.', 'It burns.']);
    expect(await begin(id, 1)).toBe('It rains on Ines.');
    expect(await begin(id, 0)).toBe(content.opening);
    expect(await begin(id, 7)).toBe(content.opening);
  });

  test('has only the first if it has a script, which continues that one', async () => {
    const { id, content } = await author.publish({
      otherOpenings,
      script:
        '-> look\n=== look\n* [Go look] -> end\n=== end\n#ending: Glass\nThe branch is glass.\n-> END\n',
    });
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${id}`);
    expect(data.otherOpenings).toBeUndefined();
    expect(await begin(id, 1)).toContain(content.opening);
  });

  test('is refused with an opening that is empty', async () => {
    await expect(author.publish({ otherOpenings: [' '] })).rejects.toThrow(
      'Fill in or remove the empty opening',
    );
  });
});
