import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { auditLimits } from '@storyloom/contract/admin/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createModerators } from '../moderation-cases/testing/moderators.ts';
import { createPoints } from '../points/points.service.ts';
import { createUsers } from '../users/users.service.ts';
import { type Audit, createAudit } from './audit.service.ts';

let api: TestApi;
let admin: Person;
let audit: Audit;

beforeAll(async () => {
  api = await createTestApi();
  admin = await newPerson(api, 'admin');
  const { clock } = api;
  const { db } = api.database;
  audit = createAudit({
    db,
    clock,
    users: createUsers({ db, clock, points: createPoints({ db, clock }) }),
  });
  for (const [target, by] of [
    ['a', admin.id],
    ['b', null],
    ['c', admin.id],
    ['d', admin.id],
    ['e', null],
  ] as const) {
    const detail = target === 'a' ? { detail: { reason: 'Spam.' } } : {};
    await db.transaction((tx) =>
      audit.record(tx, { by, action: 'user.block', concerns: [null], target, ...detail }),
    );
    clock.advance(1_000);
  }
});
afterAll(() => api.drop());

async function list(query: string) {
  const { data } = await api.get(`/ai-lab/admin/audit?${query}`, admin.token);
  const entries = data.pageList as AuditEntry[];
  const { nextCursor, totalCount } = data;
  return { nextCursor, totalCount, entries, targets: entries.map(({ target }) => target) };
}

describe('the audit trail', () => {
  test('shows the latest entries first, each on exactly one page', async () => {
    const first = await list('size=2');
    expect(first).toMatchObject({ targets: ['e', 'd'], totalCount: 5 });
    const second = await list(`size=2&after=${first.nextCursor}`);
    expect(second.targets).toEqual(['c', 'b']);
    expect(await list(`size=2&after=${second.nextCursor}`)).toMatchObject({
      targets: ['a'],
      nextCursor: null,
    });
    expect((await list('size=2&page=2')).targets).toEqual(['c', 'b']);
  });

  test('names the person (null for a job) and the detail', async () => {
    const { entries } = await list('size=5');
    expect(entries.at(-1)).toMatchObject({ by: { id: admin.id }, detail: '{"reason":"Spam."}' });
    expect(entries[0]).toMatchObject({ by: null, detail: '{}' });
  });

  test('compares a save with the one before on the same target, and is narrowed to an area', async () => {
    for (const [target, title] of [
      ['b1', 'Storm'],
      ['b2', 'Sky'],
      ['b1', 'Rain'],
    ] as const)
      await api.database.db.transaction((tx) =>
        audit.record(tx, { by: admin.id, action: 'banner.save', target, detail: { title } }),
      );
    const { entries, totalCount } = await list('area=banner');
    expect([totalCount, entries.map(({ before }) => before)]).toEqual([3, ['{"title":"Storm"}', null, null]]);
    expect((await list('size=5&area=user')).entries.at(-1)).toMatchObject({ target: 'a', before: null });
    await api.database.db.transaction((tx) =>
      audit.record(tx, { by: admin.id, action: 'user.read', target: 'looked' }),
    );
    expect((await list('')).targets[0]).toBe('looked');
    expect((await list('area=changes')).targets).not.toContain('looked');
  });

  test('is narrowed to a person, an object, an action and days', async () => {
    const bo = await newPerson(api, 'real');
    await api.database.db.transaction((tx) =>
      audit.record(tx, { by: admin.id, action: 'case.decide', concerns: [bo.id], target: 'case9' }),
    );
    const [{ at } = { at: '' }] = (await list('size=1')).entries;
    const day = at.slice(0, 10);
    const found = async (query: string) => (await list(query)).targets;
    expect(await found(`about=${bo.id}`)).toEqual(['case9']);
    expect(await found('about=case9')).toEqual(['case9']);
    expect(await found(`action=case.decide&by=${admin.id}`)).toEqual(['case9']);
    expect(await found(`action=case.decide&by=nobody`)).toEqual([]);
    expect(await found(`about=case9&from=${day}&to=${day}`)).toEqual(['case9']);
    expect(await found('to=2000-01-01')).toEqual([]);
    expect(await found('from=2999-01-01')).toEqual([]);
  });

  test('finds people by the beginning of their name, in any case and with the characters of patterns', async () => {
    const { rows } = await api.database.pool.query('select name from users where id = $1', [admin.id]);
    const start = String(rows[0].name).slice(0, 9).toUpperCase();
    expect((await list(`by=${encodeURIComponent(start)}`)).totalCount).toBeGreaterThan(0);
    expect((await list('by=%25')).totalCount).toBe(0);
  });

  test('finds the cases and collections of a story by its id and the beginning of its title, now and in the case', async () => {
    const { db, pool } = api.database;
    const moderators = await createModerators(api);
    const { id: authorId } = await newPerson(api, 'real');
    const publish = (title: string) =>
      publishSample(db, { authorId, at: api.clock.now(), content: { title } });
    const [{ storyId }, { storyId: other }] = [await publish('Low 50% Tide'), await publish('Low Road')];
    for (const id of [storyId, other]) {
      await moderators.report(admin, 'STORY', id);
      await moderators.read((await moderators.waiting(id)).id);
    }
    await db.transaction((tx) =>
      audit.record(tx, {
        by: admin.id,
        action: 'collection.stories',
        target: 'coast',
        detail: { storyIds: [storyId] },
      }),
    );
    await pool.query(`update stories set title = 'High Tide' where id = $1`, [storyId]);
    const { id: caseId } = await moderators.waiting(storyId);
    const found = async (about: string) => (await list(`about=${encodeURIComponent(about)}`)).targets;
    expect(await found(storyId)).toEqual(['coast', caseId]);
    expect(await found('hIGH T')).toEqual(['coast', caseId]);
    expect(await found('low 50%')).toEqual([caseId]);
    expect(await found('%Tide')).toEqual([]);
  });

  test('is exported as a CSV file as it is filtered, which the trail records without the words of a search', async () => {
    const path = `/ai-lab/admin/audit/export?area=user&by=${admin.id}`;
    const response = await api.app.request(path, { headers: { tokenid: admin.token } });
    const [head, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(head).toBe('Time (UTC),Action,By,By id,About,About id,Target,Detail,Before,Id');
    const { entries } = await list(`size=50&area=user&by=${admin.id}`);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(entries.map(({ id }) => `"${id}"`));
    expect(lines.at(-1)).toContain(`"${admin.id}","","","a","{""reason"":""Spam.""}",""`);
    expect((await list('size=1')).entries[0]).toMatchObject({
      action: 'audit.export',
      by: { id: admin.id },
      detail: '{"area":"user"}',
    });
  });

  test('is exported up to 10,000 rows, the newest first', async () => {
    await api.database.pool.query(
      `insert into audit_entries (at, action, target, detail)
       select now(), 'tags.save', 't' || n, '{}' from generate_series(1, 10001) n`,
    );
    const path = '/ai-lab/admin/audit/export?action=tags.save';
    const response = await api.app.request(path, { headers: { tokenid: admin.token } });
    const lines = (await response.text()).trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(auditLimits.exported);
    expect([lines[0], lines.at(-1)]).toEqual([
      expect.stringContaining('"t10001"'),
      expect.stringContaining('"t2"'),
    ]);
  });
});
