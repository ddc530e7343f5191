import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from './testing/people.ts';
import { playMarkedStory, readsWithText } from './testing/reads-with-text.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let reader: Person;
let played: Awaited<ReturnType<typeof playMarkedStory>>;

const setWarning = (adultContentStatus: 'ENABLED' | 'DISABLED') =>
  api.post('/ai-lab/ai-story/user-setting/modify', { adultContentStatus }, reader.token);

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000' });
  reader = await newPerson(api);
  const author = await newPerson(api, 'real');
  await setWarning('DISABLED');
  played = await playMarkedStory(api, reader, { authorId: author.id, content: { rating: 'X' } });
});
afterAll(() => api.drop());

describe('the text of an adult story', () => {
  test('is in these answers to a reader who confirmed the warning', async () => {
    expect(await played.findReadsWithText(reader)).toEqual(readsWithText);
  });

  test('is in no answer after the reader switched the warning on again', async () => {
    await setWarning('ENABLED');
    expect(await played.findReadsWithText(reader)).toEqual([]);
    const list = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${played.storyId}`, reader.token);
    expect(list.data.error).toBe('story.adult_confirm_required');
  });
});
