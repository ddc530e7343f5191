import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import {
  authorReaderDays,
  storyChoices,
  storyFeedback,
  storyRetention,
  storyTurnDays,
  storyTurns,
} from '../replies/replies.schema.ts';
import { authorVisitDays, storyVisitDays } from '../visits/visits.schema.ts';

/** Stories whose numbers are summed. */
export interface Scope {
  authorId: string;
  storyIds: readonly string[];
  /** All stories of the author: visitors are counted once over all of them. */
  isAll: boolean;
  /** First UTC day; null for all time. */
  from: string | null;
}

/** The author's stories; with an id, that one alone. */
export async function listAuthorStories(handle: Handle, authorId: string, storyId?: string) {
  const { rows } = await handle.execute<{ id: string; title: string }>(sql`
    select story_id as id, title from author_stories
    where author_id = ${authorId} and ${storyId === undefined ? sql`true` : sql`story_id = ${storyId}`}`);
  return rows;
}

const since = (day: SQL, from: string | null) => (from === null ? sql`true` : sql`${day} >= ${from}::date`);
const sum = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;

export async function readVisitDays(handle: Handle, { authorId, storyIds, isAll, from }: Scope) {
  const table = isAll ? authorVisitDays : storyVisitDays;
  const own = isAll ? eq(authorVisitDays.authorId, authorId) : inArray(storyVisitDays.storyId, [...storyIds]);
  return handle
    .select({
      day: table.day,
      openings: sum(sql`${table.openings}`),
      visitors: sum(sql`${table.visitors}`),
      newVisitors: sum(sql`${table.newVisitors}`),
      latestVisitors: sum(sql`${table.latestVisitors}`),
      latestReal: sum(sql`${table.latestReal}`),
    })
    .from(table)
    .where(sql`${own} and ${since(sql`${table.day}`, from)}`)
    .groupBy(table.day);
}

/** Sums of the days from `before` up to the first day of the period. */
export async function readBefore(handle: Handle, { storyIds, from }: Scope, before: string) {
  const ids = sql`${sql.param([...storyIds])}::text[]`;
  const isBefore = sql`story_id = any(${ids}) and day >= ${before}::date and day < ${from}::date`;
  const { rows } = await handle.execute<{ openings: number; chats: number; words: number }>(sql`
    select (select coalesce(sum(openings), 0)::float8 from ${storyVisitDays} where ${isBefore}) as openings,
      coalesce(sum(chats), 0)::float8 as chats, coalesce(sum(words), 0)::float8 as words
    from ${storyTurnDays} where ${isBefore}`);
  return rows[0];
}

/** Readers of all stories of the author, each once. */
export async function readReaderDays(handle: Handle, { authorId, from }: Scope) {
  const { day, readers, latestReaders } = authorReaderDays;
  return handle
    .select({ day, readers, latestReaders })
    .from(authorReaderDays)
    .where(sql`${authorReaderDays.authorId} = ${authorId} and ${since(sql`${day}`, from)}`);
}

const ofStories = (column: SQL, storyIds: readonly string[]) =>
  sql`${column} = any(${sql.param([...storyIds])}::text[])`;

export async function readTurnDays(handle: Handle, { storyIds, from }: Scope) {
  const t = storyTurnDays;
  return handle
    .select({
      day: t.day,
      chats: sum(sql`${t.chats}`),
      words: sum(sql`${t.words}`),
      readers: sum(sql`${t.readers}`),
      latestReaders: sum(sql`${t.latestReaders}`),
      regenerated: sum(sql`${t.regenerated}`),
      stopped: sum(sql`${t.stopped}`),
      rewound: sum(sql`${t.rewound}`),
      optionsOffered: sum(sql`${t.optionsOffered}`),
      optionsChosen: sum(sql`${t.optionsChosen}`),
    })
    .from(t)
    .where(sql`${ofStories(sql`${t.storyId}`, storyIds)} and ${since(sql`${t.day}`, from)}`)
    .groupBy(t.day);
}

export async function readRetention(handle: Handle, { storyIds, from }: Scope) {
  const t = storyRetention;
  return handle
    .select({ turn: t.turn, readers: sum(sql`${t.readers}`) })
    .from(t)
    .where(sql`${ofStories(sql`${t.storyId}`, storyIds)} and ${since(sql`${t.firstDay}`, from)}`)
    .groupBy(t.turn);
}

export async function readTurns(handle: Handle, { storyIds, from }: Scope) {
  const t = storyTurns;
  return handle
    .select({
      turn: t.turn,
      rewound: sum(sql`${t.rewound}`),
      regenerated: sum(sql`${t.regenerated}`),
      stopped: sum(sql`${t.stopped}`),
    })
    .from(t)
    .where(sql`${ofStories(sql`${t.storyId}`, storyIds)} and ${since(sql`${t.day}`, from)}`)
    .groupBy(t.turn)
    .orderBy(t.turn);
}

export async function readChoices(handle: Handle, { storyIds, from }: Scope) {
  const t = storyChoices;
  const chosen = sum(sql`${t.chosen}`);
  return handle
    .select({ option: t.option, chosen })
    .from(t)
    .where(sql`${ofStories(sql`${t.storyId}`, storyIds)} and ${since(sql`${t.day}`, from)}`)
    .groupBy(t.option)
    .orderBy(sql`${chosen} desc, ${t.option} = '', ${t.option}`)
    .limit(insightLimits.rows);
}

export async function readFeedback(handle: Handle, { storyIds, from }: Scope) {
  const t = storyFeedback;
  return handle
    .select({ category: t.category, reports: sum(sql`${t.reports}`) })
    .from(t)
    .where(sql`${ofStories(sql`${t.storyId}`, storyIds)} and ${since(sql`${t.day}`, from)}`)
    .groupBy(t.category);
}

/** Figures of each story, the most opened first. */
export async function readStories(handle: Handle, { storyIds, from }: Scope) {
  const ids = sql`${sql.param([...storyIds])}::text[]`;
  const { rows } = await handle.execute<{
    id: string;
    openings: number;
    visitors: number;
    readers: number;
    chats: number;
    words: number;
  }>(sql`
    select id, coalesce(openings, 0)::float8 as openings, coalesce(visitors, 0)::float8 as visitors,
      coalesce(readers, 0)::float8 as readers, coalesce(chats, 0)::float8 as chats,
      coalesce(words, 0)::float8 as words
    from unnest(${ids}) as id
    left join (select story_id, sum(openings) as openings, sum(latest_visitors) as visitors
      from ${storyVisitDays} where story_id = any(${ids}) and ${since(sql`day`, from)} group by story_id) v
      on v.story_id = id
    left join (select story_id, sum(latest_readers) as readers, sum(chats) as chats, sum(words) as words
      from ${storyTurnDays} where story_id = any(${ids}) and ${since(sql`day`, from)} group by story_id) t
      on t.story_id = id
    where openings > 0 or chats > 0
    order by openings desc nulls last, id limit ${insightLimits.rows}`);
  return rows;
}
