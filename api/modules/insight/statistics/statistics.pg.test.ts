import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../testing/people.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

/** The clock of the test API starts at noon of this day. */
const TODAY = '2026-03-01';
let api: TestApi;
let author: Person;
let storyId: string;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newPerson(api, 'real');
  storyId = await publish('First');
});
afterAll(() => api.drop());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const publish = async (title: string) =>
  (await publishSample(api.database.db, { authorId: author.id, at: api.clock.now(), content: { title } }))
    .storyId;
async function read(rest: string): Promise<StoryStatistics> {
  const { data } = await api.get(`/ai-lab/ai-story/creator/statistics?${rest}`, author.token);
  return data as unknown as StoryStatistics;
}
const ofStory = (period = 'ALL') => read(`storyId=${storyId}&period=${period}`);
const addVisits = (daysAgo: number, openings: number, visitors = 1, story = storyId) =>
  query(
    `insert into story_visit_days (story_id, day, openings, visitors, latest_visitors, new_visitors, latest_real)
     values ($1, $2::date - $3::integer, $4, $5, $5, $5, $5)`,
    [story, TODAY, daysAgo, openings, visitors],
  );

describe('the days of all time', () => {
  test('begin with the first number, and are a week at least and a year at most', async () => {
    const days = async () => (await ofStory()).days.map(({ day }) => day);
    expect(await days()).toHaveLength(insightLimits.periods[0]);
    await addVisits(9, 1);
    const ten = await days();
    expect([ten.length, ten[0], ten.at(-1)]).toEqual([10, '2026-02-20', TODAY]);
    await addVisits(500, 1);
    expect(await days()).toHaveLength(insightLimits.chartDays);
    expect((await ofStory()).totals.openings).toBe(2);
  });
});

describe('the period before', () => {
  test('has as many days, which end before the first of the period; all time has none', async () => {
    const other = await publish('Second');
    for (const [daysAgo, openings] of [
      [6, 1],
      [7, 20],
      [13, 300],
      [14, 4_000],
    ] as const)
      await addVisits(daysAgo, openings);
    await addVisits(8, 50_000, 1, other);
    await query(
      `insert into story_turn_days (story_id, day, chats, words)
       values ($1, $2::date - 7, 2, 30), ($1, $2::date - 6, 1, 1), ($1, $2::date - 14, 1, 1)`,
      [storyId, TODAY],
    );
    expect((await ofStory('7')).before).toEqual({ openings: 320, chats: 2, words: 30 });
    expect((await read('period=7')).before).toMatchObject({ openings: 50_320 });
    expect((await ofStory()).before).toBeUndefined();
  });
});

describe('the title', () => {
  test('is that of the one story, also when it was never published or is hidden', async () => {
    const titleOf = async (status: string) => {
      await query('update stories set status = $2 where id = $1', [storyId, status]);
      return (await ofStory()).title;
    };
    expect([await titleOf('DRAFT'), await titleOf('PUBLISHED')]).toEqual(['First', 'First']);
    expect((await read('period=ALL')).title).toBeNull();
  });
});

describe('counts that were taken back', () => {
  test('are never shown below zero', async () => {
    await addVisits(1, 0, -2);
    await query('insert into story_retention values ($1, $2, 1, 1), ($1, $2, 2, -1)', [storyId, TODAY]);
    await query(
      'insert into story_turn_days (story_id, day, readers, latest_readers) values ($1, $2, -1, -1)',
      [storyId, TODAY],
    );
    const { totals, days, retention } = await ofStory();
    expect(totals).toMatchObject({ visitors: 0, newVisitors: 0, realVisitors: 0, readers: 0 });
    expect(days.every(({ visitors, readers }) => visitors === 0 && readers === 0)).toBe(true);
    expect(retention).toEqual([{ turn: 1, readers: 0 }]);
  });
});

describe('lists of the statistics', () => {
  test('name the stories with openings or chats, the most opened first', async () => {
    const [played, opened] = [await publish('Played'), await publish('Opened')];
    await publish('Neither');
    await addVisits(1, 3);
    await addVisits(1, 5, 1, opened);
    await query(`insert into story_turn_days (story_id, day, chats) values ($1, $2, 4)`, [played, TODAY]);
    const { stories } = await read('period=7');
    expect(stories.map(({ title, openings, chats }) => [title, openings, chats])).toEqual([
      ['Opened', 5, 0],
      ['First', 3, 0],
      ['Played', 0, 4],
    ]);
    expect((await ofStory()).stories).toEqual([]);
  });

  test('name options by how often they were chosen, and own words last among equals', async () => {
    await query(
      `insert into story_choices (story_id, day, option, chosen)
       values ($1, $2, 'Wait', 2), ($1, $2, '', 2), ($1, $2, 'Dig', 2), ($1, $2, 'Sing', 3)`,
      [storyId, TODAY],
    );
    expect((await ofStory('7')).options.map(({ text }) => text)).toEqual(['Sing', 'Dig', 'Wait', null]);
  });

  test('have numbers of the period alone', async () => {
    await query(
      `insert into story_choices (story_id, day, option, chosen) values ($1, $2::date - 7, 'Wait', 1), ($1, $2::date - 6, 'Wait', 1)`,
      [storyId, TODAY],
    );
    await query(
      `insert into story_feedback (story_id, day, category, reports)
       values ($1, $2::date - 7, 'INACCURATE', 1), ($1, $2::date - 6, 'NOT_HELPFUL', 1), ($1, $2, 'INACCURATE', 2)`,
      [storyId, TODAY],
    );
    await query(
      `insert into story_turns (story_id, day, turn, stopped) values ($1, $2::date - 7, 1, 1), ($1, $2::date - 6, 2, 1)`,
      [storyId, TODAY],
    );
    await query('insert into story_retention values ($1, $2::date - 7, 1, 1), ($1, $2::date - 6, 2, 1)', [
      storyId,
      TODAY,
    ]);
    const { options, feedback, turns, retention } = await ofStory('7');
    expect(options).toEqual([{ text: 'Wait', chosen: 1 }]);
    expect(feedback).toEqual([
      { category: 'INACCURATE', reports: 2 },
      { category: 'NOT_HELPFUL', reports: 1 },
    ]);
    expect(turns).toMatchObject([{ turn: 2, stopped: 1 }]);
    expect(retention).toEqual([
      { turn: 1, readers: 1 },
      { turn: 2, readers: 1 },
    ]);
  });
});
