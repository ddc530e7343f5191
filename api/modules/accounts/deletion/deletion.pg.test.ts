import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../../testing/mailbox.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createVisitor, PASSWORD, type Visitor } from '../testing/visitor.ts';

const STORY = '/ai-lab/ai-story';
const DAY_MS = 86_400_000;
let api: TestApi;
let storyId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  await query("insert into users (id, name, created_at, is_real) values ('author', 'A', now(), true)");
  ({ storyId } = await publishSample(api.database.db, { authorId: 'author', at: api.clock.now() }));
});
afterAll(() => api.drop());
beforeEach(() => api.clock.advance(120_000));

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const ask = async (visitor: Visitor, path: string, body: object) => {
  const response = await visitor.post(path, body);
  if (response.code !== 0) throw new Error(`${path}: ${response.msg}`);
  return response.data;
};

async function newUser() {
  const visitor = createVisitor(api, await api.guest());
  const mail = `leaver${++serial}@example.org`;
  await visitor.signUp(mail);
  return { visitor, mail, id: String((await visitor.me()).data.id) };
}

/** A user with all kinds of data that a reader and author can have. */
async function newAuthor() {
  const user = await newUser();
  const { visitor, id } = user;
  const play = () =>
    ask(visitor, `${STORY}/chat`, {
      storyId,
      content: 'I look.',
      clientRequestId: `leaver-turn-${++serial}`,
    });
  const { message } = (await play()) as { message: { id: string } };
  await play();
  await ask(visitor, `${STORY}/archive/create`, { storyId, title: 'Mine' });
  await ask(visitor, `${STORY}/bookshelf/add`, { storyId });
  await ask(visitor, '/user/follow/add', { authorId: 'author' });
  await ask(visitor, `${STORY}/dialog/feedback`, {
    messageId: message.id,
    category: 'INACCURATE',
    content: 'No.',
  });
  await ask(visitor, `${STORY}/user-setting/modify`, { adultContentStatus: 'DISABLED' });
  await ask(visitor, '/user/nickname', { nickname: 'Ines Quay' });
  const saves = (await api.get(`${STORY}/archive/list?storyId=${storyId}`, visitor.token)).data as never as [
    { id: string },
  ];
  const share = await ask(visitor, `${STORY}/share-archive/share`, { archiveId: saves[0].id });
  await ask(visitor, '/user/export', {});
  await query(
    `insert into oauth_identities (id, user_id, issuer, subject, type, mail, created_at)
     values ($1, $2, 'https://issuer.example', $1, 'test', $3, now())`,
    [`identity-${serial}`, id, user.mail],
  );
  await query(
    `insert into moderation_cases (id, subject_kind, subject_id, author_id, title, excerpt, status, opened_at, updated_at)
     values ($1, 'TEXT', $1, $2, 'Ines Quay', 'By Ines Quay.', 'OPEN', now(), now())`,
    [`case-${serial}`, id],
  );
  await query(
    `insert into moderation_reports (case_id, reporter_id, reason, note, created_at)
     values ($1, $2, 'OTHER', 'Says Ines Quay.', now())`,
    [`case-${serial}`, id],
  );
  await query(
    `insert into orders (id, user_id, price_id, name, quantity, price, points, state, transaction_id, created_at)
     values ($1, $2, '100', '100 points', 1, 99, 100, 'PAID', $1, now())`,
    [`order-${serial}`, id],
  );
  await query(
    `insert into points_grants (id, user_id, amount, reason, requested_by, client_request_id, state, created_at, expires_at)
     values ($1, $2, 1, 'For Ines Quay.', 'admin', $1, 'GRANTED', now(), now())`,
    [`grant-${serial}`, id],
  );
  await query(
    `insert into memberships (id, user_id, plan, status, customer_id, changed_at)
     values ($1, $2, 'PLUS', 'active', 'ctm', now())`,
    [`membership-${serial}`, id],
  );
  await query(
    `insert into payment_events (id, type, subject_id, occurred_at, data, received_at)
     values ($1, 'transaction.completed', $2, now(), $3, now())`,
    [`event-${serial}`, `order-${serial}`, JSON.stringify({ cardholder: 'Ines Quay' })],
  );
  await api.rankings.flushTurns();
  const published = await publishSample(api.database.db, { authorId: id, at: api.clock.now() });
  return { ...user, shareId: String(share.id), workId: published.storyId };
}

const block = (id: string, reason: string) =>
  query('update users set blocked_at = $2, block_reason = $3 where id = $1', [id, api.clock.now(), reason]);
const remove = (visitor: Visitor, body: object = { accessToken: PASSWORD }) =>
  visitor.post('/user/delete', body);
const after14Days = () => api.clock.advance(14 * DAY_MS + 1_000);

/**
 * Tables with rows that contain the id or one of the words. Skips unlogged tables: rate limits, which expire
 * within an hour.
 */
async function findTraces(id: string, words: readonly string[]) {
  const tables = await query<{ table: string }>(
    `select c.relname as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p'`,
  );
  const found: string[] = [];
  for (const { table } of tables) {
    const rows = await query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table}" t where to_jsonb(t)::text like any ($1)`,
      [[id, ...words].map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(table);
  }
  return found.sort();
}

describe('deletion of an account', () => {
  test('needs the password or a code for it', async () => {
    const { visitor, mail } = await newUser();
    expect((await remove(visitor, {})).data.error).toBe('auth.bad_credentials');
    expect((await remove(visitor, { accessToken: 'not this one' })).data.error).toBe('auth.bad_credentials');
    expect((await remove(visitor, { code: '000000' })).data.error).toBe('auth.code_wrong');
    await visitor.sendCode(mail, 'RESET');
    const other = (await readCode(api, mail)) ?? '';
    expect((await remove(visitor, { code: other })).data.error).toBe('auth.code_wrong');
    expect(await query('select from account_deletions')).toEqual([]);
    api.clock.advance(61_000);
    await visitor.sendCode(mail, 'DELETE');
    expect((await remove(visitor, { code: (await readCode(api, mail)) ?? '' })).code).toBe(0);
  });

  test('ends all sessions, sends a mail, and erases nothing for 14 days', async () => {
    const { visitor, mail, id } = await newUser();
    const other = createVisitor(api, await api.guest());
    await other.logIn(mail);
    const { data, headers } = await remove(visitor);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(data.deletesAt).toBe(new Date(api.clock.now().getTime() + 14 * DAY_MS).toISOString());
    expect([(await visitor.me()).status, (await other.me()).status]).toEqual([401, 401]);
    const told = (await readMails(api, mail)).find(
      ({ subject }) => subject === 'Your account will be deleted',
    );
    expect(told?.text).toContain('change your password in Settings');
    api.clock.advance(13 * DAY_MS);
    await api.eraseAccounts();
    expect(await query('select from mail_logins where user_id = $1', [id])).toHaveLength(1);
  });

  test('is cancelled by a login, which reports it', async () => {
    const { visitor, mail, id } = await newUser();
    await remove(visitor);
    api.clock.advance(13 * DAY_MS);
    const back = createVisitor(api, await api.guest());
    expect((await back.logIn(mail)).data).toMatchObject({ restored: true });
    const told = (await readMails(api, mail)).find(
      ({ subject }) => subject === 'Your account won’t be deleted',
    );
    expect(told?.text).toContain('choose “Forgot password”');
    after14Days();
    await api.eraseAccounts();
    const again = createVisitor(api, await api.guest());
    expect((await again.logIn(mail)).data).toMatchObject({ restored: false });
    expect((await again.me()).data.id).toBe(id);
  });

  test('is cancelled by the refused login of a blocked user, who remains a guest with the data of the guest', async () => {
    const { visitor, mail, id } = await newUser();
    await remove(visitor);
    await block(id, 'Spam.');
    const back = createVisitor(api, await api.guest());
    await ask(back, `${STORY}/bookshelf/add`, { storyId });
    const response = await back.logIn(mail);
    expect([response.data, response.msg]).toEqual([
      { error: 'auth.blocked' },
      'This account is blocked. Spam.',
    ]);
    expect((await back.me()).data.isRealUser).toBe(false);
    expect(await query('select from bookshelf where user_id = $1', [id])).toEqual([]);
    expect((await readMails(api, mail)).map(({ subject }) => subject)).toContain(
      'Your account won’t be deleted',
    );
    after14Days();
    await api.eraseAccounts();
    expect((await createVisitor(api).logIn(mail)).data.error).toBe('auth.blocked');
  });

  test('leaves nothing that names the person, and frees the address', async () => {
    const { visitor, mail, id, shareId, workId } = await newAuthor();
    await remove(visitor);
    await block(id, 'Ines Quay copied a book.');
    after14Days();
    await api.eraseAccounts();
    const traces = await findTraces(id, [mail, 'Ines Quay']);
    // The anonymous row, the ledger, the balance, and the emptied stories.
    expect(traces).toEqual(['points_accounts', 'points_entries', 'stories', 'users']);
    const columns = 'name, introduction, avatar_url, blocked_at, block_reason';
    const [user] = await query(`select ${columns} from users where id = $1`, [id]);
    expect(Object.values(user ?? {})).toEqual(['Deleted user', '', null, null, null]);
    expect((await api.get(`${STORY}/view-detail?id=${workId}`)).data.error).toBe('story.not_found');
    expect((await api.get(`${STORY}/share-archive/detail?id=${shareId}`)).data.error).toBe('share.not_found');
    const [version] = await query<{ content: object }>(
      'select content from story_versions where story_id = $1',
      [workId],
    );
    expect(version?.content).toEqual({});
    expect((await createVisitor(api).logIn(mail)).data.error).toBe('auth.bad_credentials');
    expect((await createVisitor(api, await api.guest()).signUp(mail)).data.isNewUser).toBe(true);
  });

  test('keeps the ledger in balance', async () => {
    const { visitor, id } = await newAuthor();
    await remove(visitor);
    after14Days();
    await api.eraseAccounts();
    const [sums] = await query<{ entries: string; balance: string }>(
      `select (select sum(case when to_account = $1 then amount else -amount end) from points_entries
         where $1 in (from_account, to_account)) as entries,
       (select balance from points_accounts where user_id = $1) as balance`,
      [id],
    );
    expect(sums?.entries).toBe(sums?.balance);
  });

  test('keeps published stories without the name if the author wants that', async () => {
    const { visitor, workId } = await newAuthor();
    await remove(visitor, { accessToken: PASSWORD, keepWorks: true });
    after14Days();
    await api.eraseAccounts();
    const { data } = await api.get(`${STORY}/view-detail?id=${workId}`);
    expect(data).toMatchObject({
      title: 'The Salt Clock',
      author: { name: 'Deleted user', avatarUrl: null },
    });
  });

  test('keeps what other readers played in a deleted story', async () => {
    const { visitor, workId } = await newAuthor();
    const reader = createVisitor(api, await api.guest());
    await ask(reader, `${STORY}/chat`, {
      storyId: workId,
      content: 'I stay.',
      clientRequestId: `leaver-turn-${++serial}`,
    });
    await remove(visitor);
    after14Days();
    await api.eraseAccounts();
    expect(
      await query("select from messages where story_id = $1 and text = 'I stay.'", [workId]),
    ).toHaveLength(1);
  });
});

describe('erasure', () => {
  /** Inserts a path of messages below the head of the user's save. */
  const grow = (id: string, length: number) =>
    query(
      `insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
       select 'grown' || $1 || n, m.root_id, m.story_id,
         case n when 1 then m.id else 'grown' || $1 || (n - 1) end, m.depth + n, 'assistant', 'I look.', 'done', now()
       from generate_series(1, $2::int) n, (
         select m.* from messages m join message_trees using (root_id) where user_id = $1 order by seq desc limit 1) m order by n`,
      [id, length],
    );
  const countMessages = async (id: string) =>
    (
      await query<{ total: number }>(
        'select count(*)::int as total from messages join message_trees using (root_id) where user_id = $1',
        [id],
      )
    )[0]?.total ?? 0;

  test('erases a long message tree in small transactions', async () => {
    const { visitor, id } = await newAuthor();
    await grow(id, 5_000);
    await remove(visitor);
    after14Days();
    await api.eraseAccounts(undefined, 500);
    expect(await countMessages(id)).toBe(0);
  });

  test('continues after it was killed at any step', async () => {
    const { visitor, id, mail } = await newAuthor();
    await grow(id, 40);
    await remove(visitor);
    after14Days();
    // Each pass is cut off after one more transaction than the one before.
    for (let transactions = 1, done = false; !done; transactions++) {
      let left = transactions;
      const signal = { throwIfAborted: () => void (left-- > 0 || fail()), aborted: true };
      await api.eraseAccounts(signal as AbortSignal, 10);
      done = (await query('select from account_deletions where user_id = $1', [id])).length === 0;
      if (transactions === 1) expect(await countMessages(id)).toBeGreaterThan(0);
      expect(transactions).toBeLessThan(60);
      // Once the erasure has begun, a login finds no account.
      expect((await createVisitor(api).logIn(mail)).data.error).toBe('auth.bad_credentials');
    }
    expect(await findTraces(id, [mail, 'Ines Quay'])).toEqual([
      'points_accounts',
      'points_entries',
      'stories',
      'users',
    ]);
  });

  test('waits while a reply is being generated', async () => {
    const { visitor, id } = await newAuthor();
    await remove(visitor);
    await query(
      "update runs set state = 'running', ended_at = null where id = (select id from runs where user_id = $1 limit 1)",
      [id],
    );
    after14Days();
    await api.eraseAccounts();
    expect(await countMessages(id)).toBeGreaterThan(0);
    await query("update runs set state = 'done', ended_at = now() where user_id = $1", [id]);
    await api.eraseAccounts();
    expect(await countMessages(id)).toBe(0);
  });

  test('also erases what another tab writes while the account is deleted', async () => {
    const { visitor, id, mail } = await newAuthor();
    const tab = createVisitor(api, visitor.token);
    const writes = Array.from({ length: 8 }, (_, n) =>
      tab.post(`${STORY}/chat`, {
        storyId,
        content: 'I look.',
        clientRequestId: `leaver-tab-${serial}-${n}`,
      }),
    );
    const marks = Array.from({ length: 8 }, () => tab.post(`${STORY}/bookshelf/add`, { storyId }));
    const [removed] = await Promise.all([remove(visitor), ...writes, ...marks]);
    expect(removed.code).toBe(0);
    expect((await tab.me()).status).toBe(401);
    // Turns are counted in the background.
    await api.rankings.flushTurns();
    after14Days();
    await api.eraseAccounts();
    expect(await findTraces(id, [mail, 'Ines Quay'])).toEqual([
      'points_accounts',
      'points_entries',
      'stories',
      'users',
    ]);
  });

  test('either keeps the whole account or refuses a concurrent login', async () => {
    for (let round = 0; round < 6; round++) {
      const { visitor, id, mail } = await newUser();
      await remove(visitor);
      after14Days();
      const back = createVisitor(api, await api.guest());
      const [answer] = await Promise.all([back.logIn(mail), api.eraseAccounts()]);
      const [user] = await query<{ name: string }>('select name from users where id = $1', [id]);
      if (answer.code === 0) expect(user?.name).not.toBe('Deleted user');
      else expect([answer.data.error, user?.name]).toEqual(['auth.bad_credentials', 'Deleted user']);
    }
  });
});

describe('logout of a guest', () => {
  test('erases what the guest had', async () => {
    const guest = createVisitor(api, await api.guest());
    const id = String((await guest.me()).data.id);
    await ask(guest, `${STORY}/chat`, {
      storyId,
      content: 'I look.',
      clientRequestId: `leaver-turn-${++serial}`,
    });
    // Turns are counted in the background.
    await api.rankings.flushTurns();
    const { headers } = await guest.post('/user/logout', {});
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect((await guest.me()).status).toBe(401);
    // A request that began before the logout may still write.
    api.clock.advance(3_599_000);
    await api.eraseAccounts();
    expect(await findTraces(id, [])).toContain('message_trees');
    api.clock.advance(2_000);
    await api.eraseAccounts();
    expect(await findTraces(id, [])).toEqual(['points_accounts', 'points_entries', 'users']);
  });
});

function fail(): never {
  throw new Error('killed');
}
