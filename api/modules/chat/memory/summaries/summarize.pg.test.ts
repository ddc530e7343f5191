import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { type Database, type Db, openDatabase } from '../../../../platform/db.ts';
import { silentLogger } from '../../../../platform/logger.ts';
import { openInterruptedDb } from '../../../../testing/interrupted-db.ts';
import { sampleContent } from '../../../../testing/story-builder.ts';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Models } from '../../../providers/providers.service.ts';
import { type ChatHarness, createChatHarness } from '../../testing/harness.ts';
import { createTokens } from '../tokens/tokens.ts';
import { type Summarizer, summarizeOldest } from './summarize.ts';

const LENGTH = 60;
const story = sampleContent as PlayableStory;
let harness: ChatHarness;
let database: Database;
let serial = 0;
/** The messages of each passage sent to the model. */
let requests: string[][];
let answer: () => Promise<string>;

beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 3, logger: silentLogger });
});
afterAll(async () => {
  await database.close();
  await harness.close();
});
beforeEach(() => {
  requests = [];
  answer = async () => 'Odile gave the reader the key.';
});

const provider = {
  summarize: ({ passage }: { passage: { turns: { text: string }[] } }) => {
    requests.push(passage.turns.map(({ text }) => text));
    return answer();
  },
} as unknown as Models['provider'];

/** A summarizer for passages of about twelve messages, and paths with room for about twenty. */
const summarizer = (db: Db = database.db): Summarizer => ({
  db,
  clock: systemClock,
  logger: silentLogger,
  tokens: createTokens(),
  models: {
    provider,
    storyteller: provider,
    standard: 'm',
    premium: 'm',
    isOffline: false,
    contextTokens: 2_048,
  },
  budget: { path: 1_000, passage: 600, sections: 1_000, section: 100 },
  signal: new AbortController().signal,
});

/** Inserts a long path; returns the id of its head. */
async function newPath(): Promise<string> {
  const prefix = `path${++serial}of`;
  await harness.query(
    `with tree as (insert into message_trees (root_id, user_id, story_id) values ($1 || '0', 'author', $2))
     insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
     select $1 || depth, $1 || '0', $2, case when depth > 0 then $1 || depth - 1 end, depth,
       case when depth % 2 = 0 then 'assistant' else 'user' end, repeat('words ', 30) || depth, 'done', now()
     from generate_series(0, $3::int) depth order by depth`,
    [prefix, await harness.story(), LENGTH],
  );
  return prefix + LENGTH;
}
const summariesOf = (headId: string) =>
  harness.query<{ sections: { fromDepth: number; toDepth: number }[] }>(
    `select sections from summaries join messages on messages.id = message_id
     where root_id = (select root_id from messages where id = $1) order by depth`,
    [headId],
  );
const claims = () => harness.query('select from summary_claims');

describe('summarizeOldest', () => {
  test('continues where the last summary ended, until the path fits', async () => {
    const head = await newPath();
    let written = 0;
    while (await summarizeOldest(summarizer(), story, head)) written += 1;
    expect(written).toBeGreaterThan(2);
    const made = await summariesOf(head);
    expect(made.map(({ sections }) => sections.length)).toEqual(Array.from(made, (_, at) => at + 1));
    const last = made.at(-1)?.sections ?? [];
    expect(last.map(({ fromDepth }) => fromDepth)).toEqual([
      0,
      ...last.slice(0, -1).map(({ toDepth }) => toDepth + 1),
    ]);
    expect(new Set(requests.flat()).size).toBe(requests.flat().length);
    expect(await claims()).toEqual([]);
  });

  test('does not summarize the next passage if another process summarizes this one before the claim', async () => {
    const head = await newPath();
    const { db, close } = await openInterruptedDb(database.pool, 'summaries', async () => {
      expect(await summarizeOldest(summarizer(), story, head)).toBe(true);
    });
    const isWritten = await summarizeOldest(summarizer(db), story, head);
    close();
    expect(isWritten).toBe(false);
    expect([requests.length, (await summariesOf(head)).length, await claims()]).toEqual([1, 1, []]);
  });

  test('skips a passage that another process has claimed, until the claim has expired', async () => {
    const head = await newPath();
    const first = head.replace(`${LENGTH}`, '0');
    await harness.query(`insert into summary_claims values ($1, now() + interval '1 minute')`, [first]);
    expect(await summarizeOldest(summarizer(), story, head)).toBe(false);
    await harness.query('update summary_claims set until = clock_timestamp()');
    expect(await summarizeOldest(summarizer(), story, head)).toBe(true);
    expect([requests.length, await claims()]).toEqual([1, []]);
  });

  test('stores nothing if the model fails, and releases its claim', async () => {
    const head = await newPath();
    answer = () => Promise.reject(new Error('No model.'));
    await expect(summarizeOldest(summarizer(), story, head)).rejects.toThrow('No model.');
    expect([await summariesOf(head), await claims()]).toEqual([[], []]);
  });

  test('stores nothing if the process stops during the request', async () => {
    const head = await newPath();
    const closing = new AbortController();
    answer = async () => {
      closing.abort();
      return 'Too late.';
    };
    const stopping = { ...summarizer(), signal: closing.signal };
    await expect(summarizeOldest(stopping, story, head)).rejects.toThrow();
    expect([await summariesOf(head), await claims()]).toEqual([[], []]);
  });
});
