import {
  feedbackCategories,
  type StatisticsPeriod,
  type StoryStatistics,
} from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readSnapshot } from '../../../platform/snapshot.ts';
import { readRefreshedAt } from '../replies/replies.repository.ts';
import * as repository from './statistics.repository.ts';

const DAY_MS = 86_400_000;

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const total = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);
/** Counts of merged guests may be taken back below zero. */
const atLeastZero = (count: number) => Math.max(0, count);

type VisitDay = Awaited<ReturnType<typeof repository.readVisitDays>>[number];
type TurnDay = Awaited<ReturnType<typeof repository.readTurnDays>>[number];
/** Readers by day: of one story, or of all stories of the author, each reader once. */
type ReaderDay = Pick<TurnDay, 'day' | 'readers' | 'latestReaders'>;
type Retention = Awaited<ReturnType<typeof repository.readRetention>>[number];

interface Request {
  storyId?: string | undefined;
  /** First UTC day; null for all time. */
  from: string | null;
  /** First day of the period before it. */
  before: string | null;
}

/** Reads all figures of an answer. Throws story.not_found for another author’s story. */
async function readFigures(tx: Tx, authorId: string, { storyId, from, before }: Request) {
  const stories = await repository.listAuthorStories(tx, authorId, storyId);
  if (storyId !== undefined && stories.length === 0) throw new DomainError('story.not_found');
  const isAll = storyId === undefined;
  const scope = { authorId, storyIds: stories.map(({ id }) => id), isAll, from };
  const replies = await repository.readTurnDays(tx, scope);
  return {
    stories,
    replies,
    visits: await repository.readVisitDays(tx, scope),
    before: before === null ? undefined : await repository.readBefore(tx, scope, before),
    readers: isAll ? await repository.readReaderDays(tx, scope) : replies,
    retention: await repository.readRetention(tx, scope),
    turns: await repository.readTurns(tx, scope),
    choices: await repository.readChoices(tx, scope),
    feedback: await repository.readFeedback(tx, scope),
    listed: isAll ? await repository.readStories(tx, scope) : [],
    refreshedAt: await readRefreshedAt(tx),
  };
}

/** The statistics of an author’s stories, from the tables of days. */
export function createStatistics({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Throws story.not_found for another author’s story. */
    async read(
      authorId: string,
      { storyId, period }: { storyId?: string | undefined; period: StatisticsPeriod },
    ): Promise<StoryStatistics> {
      const now = clock.now().getTime();
      const today = Math.floor(now / DAY_MS) * DAY_MS;
      const periodDays = insightLimits.periods.find((days) => String(days) === period);
      const daysAgo = (days: number) => toDay(today - days * DAY_MS);
      const from = periodDays === undefined ? null : daysAgo(periodDays - 1);
      const before = periodDays === undefined ? null : daysAgo(2 * periodDays - 1);
      const figures = await readSnapshot(db, (tx) => readFigures(tx, authorId, { storyId, from, before }));
      const { stories, visits, replies, readers, retention, turns, choices, feedback } = figures;
      const titles = new Map(stories.map(({ id, title }) => [id, title]));
      return {
        updatedAt: (figures.refreshedAt ?? clock.now()).toISOString(),
        title: storyId === undefined ? null : (titles.get(storyId) ?? ''),
        totals: toTotals(visits, replies, readers),
        before: figures.before,
        days: toDays({ visits, replies, readers }, today, periodDays),
        retention: toSurvival(retention),
        turns: turns.map(({ turn, ...counts }) => ({ turn, ...counts })),
        options: choices.map(({ option, chosen }) => ({ text: option === '' ? null : option, chosen })),
        feedback: feedbackCategories.flatMap((category) => {
          const found = feedback.find((each) => each.category === category);
          return found === undefined ? [] : [{ category, reports: found.reports }];
        }),
        stories: figures.listed.map((story) => ({
          ...story,
          title: titles.get(story.id) ?? '',
          visitors: atLeastZero(story.visitors),
          readers: atLeastZero(story.readers),
        })),
      };
    },
  };
}

function toTotals(
  visits: readonly VisitDay[],
  replies: readonly TurnDay[],
  readers: readonly ReaderDay[],
): StoryStatistics['totals'] {
  return {
    openings: total(visits, (day) => day.openings),
    visitors: atLeastZero(total(visits, (day) => day.latestVisitors)),
    realVisitors: atLeastZero(total(visits, (day) => day.latestReal)),
    newVisitors: atLeastZero(total(visits, (day) => day.newVisitors)),
    readers: atLeastZero(total(readers, (day) => day.latestReaders)),
    chats: total(replies, (day) => day.chats),
    words: total(replies, (day) => day.words),
    regenerated: total(replies, (day) => day.regenerated),
    stopped: total(replies, (day) => day.stopped),
    rewound: total(replies, (day) => day.rewound),
    optionsOffered: total(replies, (day) => day.optionsOffered),
    optionsChosen: total(replies, (day) => day.optionsChosen),
  };
}

/** Every day of the period; for all time, the days since the first count, `chartDays` at most. */
function toDays(
  rows: { visits: readonly VisitDay[]; replies: readonly TurnDay[]; readers: readonly ReaderDay[] },
  today: number,
  periodDays: number | undefined,
): StoryStatistics['days'] {
  const visitsOf = Map.groupBy(rows.visits, ({ day }) => day);
  const repliesOf = Map.groupBy(rows.replies, ({ day }) => day);
  const readersOf = Map.groupBy(rows.readers, ({ day }) => day);
  const [first = toDay(today)] = [...visitsOf.keys(), ...repliesOf.keys()].sort();
  const known = Math.floor((today - Date.parse(first)) / DAY_MS) + 1;
  const length = periodDays ?? Math.min(Math.max(known, insightLimits.periods[0]), insightLimits.chartDays);
  return Array.from({ length }, (_, index) => {
    const day = toDay(today - (length - 1 - index) * DAY_MS);
    const [visited, replied] = [visitsOf.get(day) ?? [], repliesOf.get(day) ?? []];
    return {
      day,
      openings: total(visited, (each) => each.openings),
      visitors: atLeastZero(total(visited, (each) => each.visitors)),
      readers: atLeastZero(total(readersOf.get(day) ?? [], (each) => each.readers)),
      chats: total(replied, (each) => each.chats),
      words: total(replied, (each) => each.words),
    };
  });
}

/** How many readers reached each turn, up to the last one that any reader reached. */
function toSurvival(retention: readonly Retention[]): StoryStatistics['retention'] {
  const last = Math.max(0, ...retention.filter(({ readers }) => readers > 0).map(({ turn }) => turn));
  return Array.from({ length: last }, (_, index) => ({
    turn: index + 1,
    readers: atLeastZero(
      total(
        retention.filter(({ turn }) => turn > index),
        ({ readers }) => readers,
      ),
    ),
  }));
}
