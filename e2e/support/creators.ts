import type { Page } from '@playwright/test';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { tokenOf } from './administrator.ts';
import { runStatement } from './database.ts';

/** A picture of one white pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** The id of the user of a page. */
export async function idOf(page: Page): Promise<string> {
  const headers = { tokenid: await tokenOf(page) };
  return (await (await page.request.get(`/api${loginUser.path}`, { headers })).json()).data.id;
}

/**
 * Publishes a copy of a story by another author, with this heat: a story of 1,000 heat has had hundreds of readers with
 * an account. Without `authorId`, of the same author. It has no script. Returns its id.
 */
export async function publishCopy(authorId: string | null, title: string, heat = 0): Promise<string> {
  const id = `e2e${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await runStatement(
    `with copied as (
       insert into stories (id, author_id, type, status, title, hook, summary, perspective, category, rating, tags, cover,
         version_id, word_count, created_at, updated_at, published_at)
       select $1, coalesce($2, author_id), type, status, $3, hook, summary, perspective, category, rating, '{}', cover, $1 || 'v',
         word_count, now(), now(), now() from stories where title = $4 and status = 'PUBLISHED' limit 1
     ), scored as (
       insert into story_scores (story_id, heat) values ($1, $5)
     )
     insert into story_versions (id, story_id, number, content, lore, created_at)
     select $1 || 'v', $1, 1, (v.content - 'script') || jsonb_build_object('title', $3::text), v.lore, now() from story_versions v
     join stories s on s.version_id = v.id where s.title = $4 limit 1`,
    [id, authorId, title, 'Night Train to Trieste', heat],
  );
  return id;
}

/** The path of a story without a script, which the built-in storyteller tells. */
export const unscriptedPath = async (): Promise<string> =>
  `/read/${await publishCopy(null, `Unscripted ${crypto.randomUUID().slice(0, 8)}`)}`;

export async function setHeat(storyId: string, heat: number): Promise<void> {
  await runStatement('update story_scores set heat = $2 where story_id = $1', [storyId, heat]);
}

/** Adds visitors who count, on two days and from networks of their own, without browsers, which would take hours. */
export async function bringVisitors(storyId: string, count: number): Promise<void> {
  await runStatement(
    `with visitors as (
       insert into users (id, name, created_at) select $1 || n, 'Visitor', now() from generate_series(1, $2::int) n
       returning id
     )
     select id from visitors`,
    [`${storyId}n`, count],
  );
  for (const days of [1, 0])
    await runStatement(
      `select visits_add((select jsonb_agg(jsonb_build_object('story_id', $1::text, 'user_id', $1 || 'n' || n,
         'is_real', true, 'openings', 1, 'network', $1 || 'n' || n)) from generate_series(1, $2::int) n), 5,
         now() - make_interval(days => $3::int))`,
      [storyId, count, days],
    );
}

/** Ends the 30-day hold of an author's only claim. */
export async function endHold(authorId: string): Promise<void> {
  await runStatement(
    `with freed as (
       select set_config('session_replication_role', 'replica', true)
     )
     update money_entries e set available_at = now() from freed where user_id = $1`,
    [authorId],
  );
}
