import {
  feedbackCategories,
  type StatisticsPeriod,
  type StoryStatistics,
} from '@storyloom/contract/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/limits/insight';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readRefreshedAt } from '../replies/replies.repository.ts';
import * as repository from './statistics.repository.ts';

const DAY_MS = 86_400_000;
/** Days of the chart of all time. */
const CHART_DAYS = 365;
const TEN_TURNS = 10;

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const total = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);
/** Counts of merged guests may be taken back below zero. */
const atLeastZero = (count: number) => Math.max(0, count);

type VisitDay = Awaited<ReturnType<typeof repository.readVisitDays>>[number];
type TurnDay = Awaited<ReturnType<typeof repository.readTurnDays>>[number];
type Retention = Awaited<ReturnType<typeof repository.readRetention>>[number];

/** The statistics of an author’s stories, from the tables of days. */
export function createStatistics({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Throws story.not_found for another author’s story. */
    async read(
      authorId: string,
      { storyId, period }: { storyId?: string | undefined; period: StatisticsPeriod },
    ): Promise<StoryStatistics> {
      const stories = await repository.listAuthorStories(db, authorId, storyId);
      if (storyId !== undefined && stories.length === 0) throw new DomainError('story.not_found');
      const now = clock.now().getTime();
      const today = Math.floor(now / DAY_MS) * DAY_MS;
      const periodDays = insightLimits.periods.find((days) => String(days) === period);
      const from = periodDays === undefined ? null : toDay(today - (periodDays - 1) * DAY_MS);
      const isAll = storyId === undefined;
      const scope = { authorId, storyIds: stories.map(({ id }) => id), isAll, from };
      const [visits, replies, retention, turns, choices, feedback, listed, refreshedAt] = await Promise.all([
        repository.readVisitDays(db, scope),
        repository.readTurnDays(db, scope),
        repository.readRetention(db, scope),
        repository.readTurns(db, scope),
        repository.readChoices(db, scope),
        repository.readFeedback(db, scope),
        isAll ? repository.readStories(db, scope) : [],
        readRefreshedAt(db),
      ]);
      const titles = new Map(stories.map(({ id, title }) => [id, title]));
      return {
        updatedAt: (refreshedAt ?? clock.now()).toISOString(),
        totals: toTotals(visits, replies),
        days: toDays(visits, replies, today, periodDays),
        retention: toSurvival(retention),
        turns: turns.map(({ turn, ...counts }) => ({ turn, ...counts })),
        options: choices.map(({ option, chosen }) => ({ text: option === '' ? null : option, chosen })),
        feedback: feedbackCategories.flatMap((category) => {
          const found = feedback.find((each) => each.category === category);
          return found === undefined ? [] : [{ category, reports: found.reports }];
        }),
        versions: isAll ? [] : toVersions(replies, retention),
        stories: listed.map(({ visitors, readers, ...story }) => ({
          ...story,
          title: titles.get(story.id) ?? '',
          visitors: atLeastZero(visitors),
          readers: atLeastZero(readers),
        })),
      };
    },
  };
}

function toTotals(visits: readonly VisitDay[], replies: readonly TurnDay[]): StoryStatistics['totals'] {
  return {
    openings: total(visits, (day) => day.openings),
    visitors: atLeastZero(total(visits, (day) => day.latestVisitors)),
    realVisitors: atLeastZero(total(visits, (day) => day.latestReal)),
    newVisitors: atLeastZero(total(visits, (day) => day.newVisitors)),
    readers: atLeastZero(total(replies, (day) => day.latestReaders)),
    chats: total(replies, (day) => day.chats),
    words: total(replies, (day) => day.words),
    regenerated: total(replies, (day) => day.regenerated),
    stopped: total(replies, (day) => day.stopped),
    rewound: total(replies, (day) => day.rewound),
    optionsOffered: total(replies, (day) => day.optionsOffered),
    optionsChosen: total(replies, (day) => day.optionsChosen),
  };
}

/** Every day of the period; of all time, the days since the first number, a year at most. */
function toDays(
  visits: readonly VisitDay[],
  replies: readonly TurnDay[],
  today: number,
  periodDays: number | undefined,
): StoryStatistics['days'] {
  const visitsOf = Map.groupBy(visits, ({ day }) => day);
  const repliesOf = Map.groupBy(replies, ({ day }) => day);
  const [first = toDay(today)] = [...visitsOf.keys(), ...repliesOf.keys()].sort();
  const known = Math.floor((today - Date.parse(first)) / DAY_MS) + 1;
  const length = periodDays ?? Math.min(Math.max(known, insightLimits.periods[0]), CHART_DAYS);
  return Array.from({ length }, (_, index) => {
    const day = toDay(today - (length - 1 - index) * DAY_MS);
    const [visited, replied] = [visitsOf.get(day) ?? [], repliesOf.get(day) ?? []];
    return {
      day,
      openings: total(visited, (each) => each.openings),
      visitors: atLeastZero(total(visited, (each) => each.visitors)),
      readers: total(replied, (each) => each.readers),
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

/** By version; replies whose version is not known any more are left out. */
function toVersions(
  replies: readonly TurnDay[],
  retention: readonly Retention[],
): StoryStatistics['versions'] {
  const days = Map.groupBy(replies, ({ version }) => version);
  return [...days.entries()]
    .filter(([number]) => number > 0)
    .sort(([one], [other]) => other - one)
    .slice(0, insightLimits.rows)
    .map(([number, ofVersion]) => {
      const began = retention.filter(({ version }) => version === number);
      const { chats, words, regenerated, stopped, rewound } = toTotals([], ofVersion);
      return {
        number,
        readers: atLeastZero(total(began, ({ readers }) => readers)),
        tenTurns: atLeastZero(
          total(
            began.filter(({ turn }) => turn >= TEN_TURNS),
            ({ readers }) => readers,
          ),
        ),
        ...{ chats, words, regenerated, stopped, rewound },
      };
    });
}
