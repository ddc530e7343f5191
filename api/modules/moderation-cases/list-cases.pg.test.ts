import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
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

  test('is narrowed to what nobody has taken, one’s own, appeals and age, each with its count', async () => {
    const [author, reporter] = [await newPerson(api, 'real'), await newPerson(api)];
    const open = async () => {
      api.clock.advance(1);
      const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
      await moderators.report(reporter, 'STORY', storyId);
      return moderators.waiting(storyId);
    };
    const [mine, others, appealed] = [await open(), await open(), await open()];
    await moderators.take(mine.id);
    await moderators.take(others.id, true, moderators.second);
    await moderators.decide(appealed.id, 'VIOLATION');
    const day = 86_400_000;
    api.clock.advance(day - 60_000);
    await moderators.appeal(author, appealed.id);
    const recent = await open();
    api.clock.advance(60_000);
    const found = async (search: string) =>
      (await moderators.list('waiting', `&authorId=${author.id}${search}`)).map(({ id }) => id);
    expect(await found('&group=UNASSIGNED')).toEqual([appealed.id, recent.id]);
    expect(await found('&group=MINE')).toEqual([mine.id]);
    expect(await found('&group=APPEALS')).toEqual([appealed.id]);
    expect(await found('&age=DAY')).toEqual([mine.id, others.id]);
    expect(await found('&age=WEEK')).toEqual([]);
    const count = async (search: string) =>
      (await api.get(`/ai-lab/moderation/case-counts?authorId=${author.id}${search}`, moderators.admin.token))
        .data;
    expect(await count('')).toEqual({ all: 4, unassigned: 2, mine: 1, appeals: 1 });
    expect(await count('&age=DAY')).toEqual({ all: 2, unassigned: 0, mine: 1, appeals: 0 });
  });

  test('has the gravest reason of a case first, then the longest waiting, each case on exactly one page', async () => {
    const [author, first, second] = [
      await newPerson(api, 'real'),
      await newPerson(api),
      await newPerson(api),
    ];
    const reported = async (...reasons: string[]) => {
      const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
      for (const [index, reason] of reasons.entries())
        await moderators.report([first, second][index] ?? first, 'STORY', storyId, {
          reason,
          note: 'See it.',
        });
      api.clock.advance(1_000);
      return storyId;
    };
    const [spam, older, newer] = [await reported('ABUSE'), await reported('HARM'), await reported('HARM')];
    const [minors, unreported] = [await reported('OTHER', 'MINORS'), await reported('OTHER')];
    await api.database.pool.query(
      'delete from moderation_reports r using moderation_cases c where c.id = r.case_id and c.subject_id = $1',
      [unreported],
    );
    const read = async (query: string) =>
      (
        await api.get(
          `/ai-lab/moderation/cases?authorId=${author.id}&order=GRAVEST&size=2${query}`,
          moderators.admin.token,
        )
      ).data as { pageList: ModerationCase[]; nextCursor: string | null };
    const pages = [await read('')];
    while (pages.at(-1)?.nextCursor && pages.length < 9)
      pages.push(await read(`&after=${pages.at(-1)?.nextCursor}`));
    const found = pages.map(({ pageList }) => pageList.map(({ subject }) => subject.id));
    expect(found).toEqual([[minors, older], [newer, spam], [unreported]]);
    expect(pages[0]?.pageList[0]?.reasons).toEqual(['MINORS', 'OTHER']);
  });
});
