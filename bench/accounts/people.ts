import { insertLogin } from '@storyloom/api/modules/accounts/logins.repository.ts';
import { createHashing } from '@storyloom/api/modules/accounts/passwords/hashing.ts';
import type { Site } from './site.ts';

export const PASSWORD = 'lantern-moth-17';

/** Hash of the password with the lowest parameters of Argon2: 8 KiB, one pass. Its check takes 0.1 ms instead of 8 ms. */
export const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$LA8yLvNJ1bMREMLJJiBG6g$0XbVK4Oq2nyLb6czNNLSfUZ1HjNOCh3AMacM+9ZSreg';

/** Inserts accounts with the same password, by default hashed as the API does, and returns their addresses. */
export async function insertAccounts(
  { database, users }: Site,
  name: string,
  count: number,
  hash?: string,
): Promise<string[]> {
  const passwordHash = hash ?? (await createHashing().hashPassword(PASSWORD));
  const mails = Array.from({ length: count }, (_, at) => `${name}${at}@example.org`);
  await database.db.transaction(async (tx) => {
    const now = new Date();
    for (const mail of mails) {
      const userId = await users.createRealUser(tx, null);
      await insertLogin(tx, { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now });
    }
  });
  return mails;
}

/** Number of rows of a guest who has played. */
export const GUEST = { messages: 5_000, saves: 3, bookshelf: 200 };

/** Registers a guest and returns the token. */
export async function insertGuest(site: Site): Promise<string> {
  return (await site.users.registerGuest('Bench')).tokenId;
}

/** Registers a guest with long saves and a full bookshelf. Returns the token. */
export async function insertPlayedGuest(site: Site): Promise<string> {
  const token = await insertGuest(site);
  const viewer = await site.users.sessions.authenticate(token);
  const { pool } = site.database;
  const user = viewer?.userId;
  await pool.query(MESSAGES, [user, GUEST.saves, GUEST.messages]);
  await pool.query(SAVES, [user]);
  await pool.query(BOOKSHELF, [user, GUEST.bookshelf]);
  return token;
}

const MESSAGES = `
  with played as (
    select id as story_id, row_number() over (order by id) - 1 as place from stories
    where status = 'PUBLISHED' order by id limit $2::int
  ), trees as (
    insert into message_trees (root_id, user_id, story_id) select $1 || place || 'n0', $1, story_id from played
  )
  insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
  select $1 || place || 'n' || depth, $1 || place || 'n0', story_id,
    case when depth > 0 then $1 || place || 'n' || (depth - 1) end, depth,
    case when depth % 2 = 0 then 'assistant' else 'user' end,
    repeat('The tide comes in by the cellar door, and nobody says so. ', 6), 'done', now()
  from played
  cross join lateral generate_series(0, (select $3::int / $2 + (place < $3::int % $2)::int) - 1) as depth
  order by depth`;

const SAVES = `
  insert into saves (id, user_id, story_id, version_id, story_version, head_message_id, kind, is_current, created_at, saved_at)
  select m.root_id, $1, s.id, s.version_id, 1, m.id, 'auto', true, now(), now()
  from message_trees t join messages m on m.root_id = t.root_id join stories s on s.id = t.story_id
  where t.user_id = $1 and not exists (select from messages child where child.parent_id = m.id)`;

const BOOKSHELF = `
  insert into bookshelf (user_id, story_id, marked_at)
  select $1, id, now() from stories where status = 'PUBLISHED' order by id limit $2`;
