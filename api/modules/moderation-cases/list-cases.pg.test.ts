import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createModerators } from './testing/moderators.ts';

let api: TestApi;
let moderators: Awaited<ReturnType<typeof createModerators>>;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  moderators = await createModerators(api);
});
afterAll(() => api.drop());

describe('the list of cases', () => {
  test('is narrowed by kind, reason, author and a part of the title, in both orders', async () => {
    const [author, reporter] = [await newPerson(api, 'real'), await newPerson(api)];
    const publish = async () =>
      (await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() })).storyId;
    const [first, second] = [await publish(), await publish()];
    await moderators.report(reporter, 'STORY', first, { reason: 'COPIED' });
    api.clock.advance(1_000);
    await moderators.report(reporter, 'STORY', second, { reason: 'RATING' });
    const found = async (search: string) =>
      (await moderators.list('waiting', search)).map(({ subject }) => subject.id);
    expect(await found('&reason=COPIED')).toEqual([first]);
    expect(await found('&kind=PROFILE')).toEqual([]);
    expect(await found('&kind=STORY&order=NEWEST')).toEqual([second, first]);
    expect(await found(`&authorId=${author.id}`)).toEqual([first, second]);
    expect(await found(`&authorId=${reporter.id}`)).toEqual([]);
    const [one] = await moderators.list();
    const part = encodeURIComponent(`${one?.subject.title.slice(1, 5)}`.toUpperCase());
    expect(await found(`&keyword=${part}`)).toEqual([first, second]);
    expect(await found('&keyword=%25')).toEqual([]);
  });
});
