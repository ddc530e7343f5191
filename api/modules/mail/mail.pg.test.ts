import type { TestDatabase } from '@storyloom/testing/database';
import { TestClock } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createJobs } from '../../platform/jobs/pg-boss-jobs.ts';
import { silentLogger } from '../../platform/logger.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { createMailer, type Mailer, renderMail } from './mail.service.ts';
import type { SmtpTimeouts } from './smtp.ts';
import {
  type MailServer,
  type SilentServer,
  startMailServer,
  startSilentServer,
} from './testing/mail-server.ts';

let created: TestDatabase;
let database: Database;
let clock: TestClock;
let opened: Jobs[];
let server: MailServer | undefined;
let silent: SilentServer | undefined;

beforeEach(async () => {
  created = await createMigratedDatabase();
  database = openDatabase({ url: created.url, size: 3, logger: silentLogger });
  clock = new TestClock();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop(0)));
  await server?.stop();
  server = undefined;
  await silent?.stop();
  silent = undefined;
  await database.close();
  await created.drop();
});

async function open(smtpUrl?: string, timeouts?: SmtpTimeouts): Promise<Mailer> {
  const jobs = createJobs({ url: created.url, logger: silentLogger, clock });
  opened.push(jobs);
  const mailer = createMailer({
    db: database.db,
    clock: { now: () => new Date(clock.now()) },
    jobs,
    logger: silentLogger,
    config: { SMTP_URL: smtpUrl, MAIL_FROM: 'Storyloom <no-reply@stories.example>', CONTACT_MAIL: undefined },
    ...(timeouts && { timeouts }),
  });
  await jobs.start(mailer.jobs);
  return mailer;
}

const mailTo = (to: string, change = {}) => ({
  to,
  subject: '482913 is your Storyloom code',
  ...renderMail('Your code', [{ text: 'Enter this code:' }, { code: '482913' }]),
  ...change,
});
const send = (mailer: Mailer, to: string, change = {}) =>
  database.db.transaction((tx) => mailer.send(tx, mailTo(to, change)));
const rows = async () => (await database.pool.query('select * from mails order by created_at, id')).rows;
/** Advances the clock through backoffs and polls until the mail has this state. */
const reachState = (state: string) =>
  expect
    .poll(
      async () => {
        await clock.tick(1_000);
        return (await rows())[0]?.state;
      },
      { timeout: 60_000 },
    )
    .toBe(state);

describe('createMailer', () => {
  test('sends a mail as HTML and text, marked as automatic, and erases its content', async () => {
    server = await startMailServer();
    const mailer = await open(server.url);
    await send(mailer, 'ada@example.org');
    await reachState('sent');
    const [got] = server.received;
    expect(got?.to).toEqual(['ada@example.org']);
    expect(got?.mail).toMatchObject({
      from: { name: 'Storyloom', address: 'no-reply@stories.example' },
      subject: '482913 is your Storyloom code',
    });
    for (const version of [got?.mail.text, got?.mail.html]) expect(version).toContain('482913');
    const [row] = await rows();
    expect(row).toMatchObject({ subject: null, text: null, html: null });
    expect(got?.mail.messageId).toBe(`<${row.id}@stories.example>`);
    expect(got?.raw).toMatch(/^auto-submitted: auto-generated\r$/im);
    const { rows: jobs } = await database.pool.query(
      `select (select jsonb_agg(j) from pgboss.job j)::text || (select jsonb_agg(m) from mails m)::text as all`,
    );
    expect(jobs[0]?.all).not.toContain('482913');
  });

  test('gives up a mail that the server refuses after reading it', async () => {
    server = await startMailServer({ failures: [554] });
    await send(await open(server.url), 'ada@example.org');
    await reachState('refused');
    expect(server.received).toEqual([]);
  });

  test('erases the mails to an address, which are then not sent', async () => {
    const mailer = await open();
    for (const to of ['ada@example.org', 'bob@example.org', 'ada@example.org']) await send(mailer, to);
    await database.db.transaction((tx) => mailer.erase(tx, 'ada@example.org'));
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['bob@example.org']);
  });

  test('shows the 50 newest mails of the outbox, the newest first', async () => {
    const mailer = await open();
    expect(await mailer.outbox?.()).toContain('No mails yet.');
    await database.pool.query(
      `insert into mails (id, recipient, subject, text, html, created_at, state)
       select 'm' || n, 'ada@example.org', 'Mail ' || n, '', '', timestamptz '2026-03-01' + n * interval '1 s', 'waiting'
       from generate_series(1, 51) n`,
    );
    await database.pool.query(`update mails set subject = null where id = 'm50'`);
    const shown = [...((await mailer.outbox?.()) ?? '').matchAll(/<h2>(.*?)<\/h2>/g)].map(
      ([, title]) => title,
    );
    expect(shown.slice(0, 3)).toEqual(['Mail 51', '(sent)', 'Mail 49']);
    expect([shown.length, shown.at(-1)]).toEqual([50, 'Mail 2']);
  });

  test('sends nothing for a transaction that rolls back', async () => {
    server = await startMailServer();
    const mailer = await open(server.url);
    const rolledBack = database.db.transaction(async (tx) => {
      await mailer.send(tx, mailTo('ada@example.org'));
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await send(mailer, 'bob@example.org');
    await reachState('sent');
    expect(server.received.map(({ to }) => to)).toEqual([['bob@example.org']]);
  });

  test('retries while the server is down', async () => {
    const stopped = await startMailServer();
    await stopped.stop();
    const mailer = await open(stopped.url);
    await send(mailer, 'ada@example.org');
    await expect
      .poll(async () => {
        await clock.tick(1_000);
        return (
          await database.pool.query("select 1 from pgboss.job where name = 'mail.send' and state = 'retry'")
        ).rowCount;
      })
      .toBe(1);
    server = await startMailServer({}, stopped.port);
    await reachState('sent');
  });

  test('retries a mail that the server defers', async () => {
    server = await startMailServer({ failures: [451, 421] });
    await send(await open(server.url), 'ada@example.org');
    await reachState('sent');
    expect(server.received).toHaveLength(1);
  });

  test('gives up a refused address and sends the next mail', async () => {
    server = await startMailServer({ refused: { 'gone@example.org': 550 } });
    const mailer = await open(server.url);
    await send(mailer, 'gone@example.org');
    await reachState('refused');
    await send(mailer, 'ada@example.org');
    await expect
      .poll(async () => (await rows()).map(({ state, text }) => [state, text]))
      .toEqual([
        ['refused', null],
        ['sent', null],
      ]);
  });

  test.each([
    ['from the beginning', false],
    ['after its greeting', true],
  ])('retries a server that is silent %s, until the mail has expired', async (_, greets) => {
    const slow = await startSilentServer({ greets });
    silent = slow;
    const mailer = await open(slow.url, { connect: 100, silence: 100 });
    const expiresAt = new Date(clock.now() + 10 * 60_000);
    await send(mailer, 'ada@example.org', { expiresAt });
    await expect
      .poll(async () => {
        await clock.tick(1_000);
        return slow.connections();
      })
      .toBe(2);
    expect(await rows()).toMatchObject([{ state: 'waiting', text: expect.stringContaining('482913') }]);
    await clock.setTime(expiresAt.getTime());
    await reachState('late');
    expect((await rows())[0]?.text).toBeNull();
  });

  test('stores nothing for a malformed header', async () => {
    const mailer = await open();
    await expect(send(mailer, 'a@b.c\r\nBcc: eve@example.org')).rejects.toThrow('not one address');
    expect(await rows()).toEqual([]);
  });

  test('keeps mails in the outbox without a server', async () => {
    const mailer = await open();
    await send(mailer, 'ada@example.org', { subject: 'A <b>bold</b> subject' });
    const page = await mailer.outbox?.();
    expect(page).toContain('ada@example.org');
    expect(page).toContain('482913');
    expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; subject');
    expect((await open('smtp://127.0.0.1:1')).outbox).toBeNull();
  });

  test('deletes mails after 30 days', async () => {
    const mailer = await open();
    await send(mailer, 'ada@example.org');
    const purge = mailer.jobs.find(({ kind }) => kind.name === 'mail.purge');
    const attempt = { id: 'x', signal: new AbortController().signal, isLast: false };
    await clock.setTime(clock.now() + 29 * 86_400_000);
    await purge?.run({}, attempt);
    expect(await rows()).toHaveLength(1);
    await clock.setTime(clock.now() + 2 * 86_400_000);
    await purge?.run({}, attempt);
    expect(await rows()).toEqual([]);
  });
});
