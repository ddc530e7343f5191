import { readEndpoints } from '@storyloom/contract/core/definitions';
import { editorialLimits } from '@storyloom/contract/editorial/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../testing/people.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const BASE = '/ai-lab/ai-story/operation';
let api: TestApi;
let admin: Person;
/** The last entry of the audit trail before a test. */
let lastEntry = '0';

beforeAll(async () => {
  api = await createTestApi();
  admin = await newPerson(api, 'admin');
});
afterAll(() => api.drop());
afterEach(async () => {
  await sql(`truncate banners, collections, collection_stories, recommended_tags, campaigns`);
  lastEntry = (await sql('select coalesce(max(id), 0) as id from audit_entries')).rows[0].id;
});

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const post = (path: string, body: object, { token } = admin) => api.post(`${BASE}/${path}`, body, token);
const content = async () => (await api.get(`${BASE}/content`, admin.token)).data;
const shown = async (path: string) =>
  (await api.get(`${BASE}/${path}`)).data as unknown as Record<string, unknown>[];
const publish = async (title: string) =>
  (await publishSample(api.database.db, { authorId: admin.id, at: api.clock.now(), content: { title } }))
    .storyId;
const changes = async () =>
  (await sql('select action from audit_entries where id > $1 order by id desc', [lastEntry])).rows.map(
    ({ action }) => action,
  );
const trail = async () => (await api.get('/ai-lab/admin/audit?size=2', admin.token)).data.pageList;

const banner = (title: string, change: object = {}) =>
  post('banner/save', { title, href: '/story', ...change }).then(({ data }) => data);
const titles = async () => (await shown('banners')).map(({ title }) => title);

const endpoints = await readEndpoints();

describe('editorial endpoints without administrator rights', () => {
  const calls = Object.values(endpoints).filter(
    ({ caller, path }) => caller === 'admin' && path.startsWith(BASE),
  );

  test.each(calls.map((endpoint) => [endpoint.path, endpoint.method] as const))(
    'reject guests and users at %s',
    async (path, method) => {
      const guest = await newPerson(api);
      const real = await newPerson(api, 'real');
      const send = (token?: string) =>
        api.send(path, { method, headers: token === undefined ? {} : { tokenid: token } });
      expect((await send()).status).toBe(401);
      expect((await send(guest.token)).data.error).toBe('auth.real_user_required');
      expect((await send(real.token)).status).toBe(404);
    },
  );

  test('change nothing', async () => {
    await banner('Ours');
    const real = await newPerson(api, 'real');
    const guest = await newPerson(api);
    for (const who of [real, guest]) {
      await post('tags/save', { tags: ['mine'] }, who);
      await post('banner/save', { title: 'Mine', href: '/' }, who);
    }
    expect(await titles()).toEqual(['Ours']);
    expect(await content()).toMatchObject({ tags: [] });
  });
});

describe('banners', () => {
  test('are created, changed and reordered', async () => {
    const first = await banner('First <b>灯</b>', { text: 'مرحبا 🌊', imageUrl: '/files/a.webp' });
    const second = await banner('Second');
    const third = await banner('Third');
    expect((await content()).banners).toEqual([first, second, third]);
    expect(first).toMatchObject({ title: 'First <b>灯</b>', text: 'مرحبا 🌊', imageUrl: '/files/a.webp' });
    await banner('Second, changed', { id: second.id, href: '/activity/story' });
    await post('banner/order', { ids: [third.id, second.id] });
    expect(await titles()).toEqual(['Third', 'Second, changed', 'First <b>灯</b>']);
    await post('banner/order', { ids: [first.id] });
    expect(await titles()).toEqual(['First <b>灯</b>', 'Third', 'Second, changed']);
    await banner('Last');
    expect((await titles()).at(-1)).toBe('Last');
  });

  test('are available for editing before and after the time in which readers see them', async () => {
    const later = { startsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-02-01T00:00:00.000Z' };
    const planned = await banner('Planned', later);
    const ended = await banner('Ended', { endsAt: '2001-01-01T00:00:00.000Z' });
    expect(planned).toMatchObject(later);
    expect((await content()).banners).toEqual([planned, ended]);
    expect(await shown('banners')).toEqual([]);
    const { data: ordered } = await post('banner/order', { ids: [ended.id, planned.id] });
    expect(ordered).toEqual([ended, planned]);
    expect((await content()).banners).toEqual([ended, planned]);
    const always = await banner('Planned', { id: planned.id });
    expect(always).toMatchObject({ startsAt: null, endsAt: null });
    const refused = await banner('Wrong', { startsAt: later.endsAt, endsAt: later.startsAt });
    expect(refused).toMatchObject({ error: 'request.invalid' });
  });

  test('lose their picture if it is set to null', async () => {
    const { id } = await banner('Ghosts', { imageUrl: '/files/a.webp' });
    const changed = await banner('Ghosts', { id, imageUrl: null });
    expect(changed).toMatchObject({ id, imageUrl: null });
    expect((await content()).banners).toEqual([changed]);
  });

  test('are limited in number, also for concurrent requests', async () => {
    const most = editorialLimits.banners;
    await sql(`insert into banners select 'b' || n, 'B', '', null, '/', n from generate_series(1, $1) n`, [
      most - 1,
    ]);
    const made = await Promise.all([banner('One'), banner('Two')]);
    expect(made.map(({ error }) => error).toSorted()).toEqual(['banner.full', undefined]);
    const ids = (await shown('banners')).map(({ id }) => id);
    expect(ids.length).toBe(most);
    expect((await post('banner/order', { ids: ids.toReversed() })).code).toBe(0);
    expect(await banner('Changed', { id: 'b1' })).toMatchObject({ title: 'Changed' });
  });

  test('are deleted idempotently, with one entry in the log', async () => {
    const { id } = await banner('Gone');
    for (const _ of [1, 2]) expect((await post('banner/delete', { id })).data).toEqual({ id });
    expect(await titles()).toEqual([]);
    expect(await changes()).toEqual(['banner.delete', 'banner.save']);
  });

  test('cannot be changed or reordered if they do not exist', async () => {
    await banner('Ours');
    expect((await banner('Theirs', { id: 'nosuchbanner' })).error).toBe('banner.not_found');
    expect((await post('banner/order', { ids: ['nosuchbanner'] })).data.error).toBe('banner.not_found');
    expect(await titles()).toEqual(['Ours']);
    expect(await changes()).toEqual(['banner.save']);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'story'])(
    'only link to this site: not to %s',
    async (href) => {
      const refused = await banner('Bad', { href });
      expect(refused).toMatchObject({ error: 'request.invalid', fields: { href: expect.any(String) } });
      expect(await titles()).toEqual([]);
    },
  );
});

describe('collections', () => {
  const save = (name: string, change: object = {}) =>
    post('collection/save', { name, title: `The ${name}`, ...change });

  test('are limited in number; existing ones can still be changed', async () => {
    const most = editorialLimits.collections;
    await sql(`insert into collections select 'row' || n, 'Row', '', n from generate_series(1, $1) n`, [
      most,
    ]);
    expect((await save('another')).data).toMatchObject({ error: 'collection.full', max: most });
    expect((await save('row1')).data.title).toBe('The row1');
    await sql(`delete from collections where name = 'row2'`);
    const made = await Promise.all([save('one'), save('two')]);
    expect(made.map(({ data }) => data.error).toSorted()).toEqual(['collection.full', undefined]);
  });

  const fill = (name: string, storyIds: string[]) =>
    post('collection/stories', { name, storyIds }).then(({ data }) => data);
  const names = async () => (await content()).collections as { name: string }[];

  test('are created, filled with stories in an order, and shown in that order', async () => {
    const [a, b, c] = [await publish('A'), await publish('B'), await publish('C')];
    await save('rain');
    await fill('rain', [a, b]);
    await save('rain', { title: 'Rain, again', description: '<i>Wet</i>.' });
    expect(await fill('rain', [c, a])).toEqual({
      name: 'rain',
      title: 'Rain, again',
      description: '<i>Wet</i>.',
      storyIds: [c, a],
    });
    const { data } = await api.get(`${BASE}/recommend/collection/rain`);
    expect((data.pageList as { title: string }[]).map(({ title }) => title)).toEqual(['C', 'A']);
    expect(await fill('rain', [])).toMatchObject({ storyIds: [] });
  });

  test('are reordered', async () => {
    for (const name of ['a', 'b', 'c']) await save(name);
    expect((await post('collection/order', { names: ['c'] })).data).toEqual({ names: ['c', 'a', 'b'] });
    expect((await names()).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    expect((await post('collection/order', { names: ['x'] })).data.error).toBe('collection.not_found');
  });

  test('are deleted without their stories', async () => {
    const id = await publish('Stays');
    await save('rain');
    await fill('rain', [id]);
    for (const _ of [1, 2]) await post('collection/delete', { name: 'rain' });
    expect(await names()).toEqual([]);
    expect((await api.get(`/ai-lab/ai-story/view-detail?id=${id}`)).code).toBe(0);
  });

  test('reject stories that do not open by address, and keep those that were hidden later', async () => {
    const id = await publish('Here');
    await save('rain');
    expect(await fill('rain', [id, 'nosuchstory'])).toMatchObject({
      error: 'story.not_found',
      storyIds: ['nosuchstory'],
    });
    expect((await fill('nowhere', [id])).error).toBe('collection.not_found');
    await fill('rain', [id]);
    await sql(`update stories set status = 'DELETED' where id = $1`, [id]);
    expect(await fill('rain', [id])).toMatchObject({ storyIds: [id] });
    expect(await shown('recommend/collections')).toEqual([]);
    expect(await fill('rain', [id, id])).toMatchObject({ error: 'request.invalid' });
  });
});

describe('editorial admin', () => {
  test('replaces recommended tags in order, also for concurrent requests', async () => {
    await post('tags/save', { tags: ['Sea', ' clocks '] });
    expect(await content()).toMatchObject({ tags: ['Sea', 'clocks'] });
    const lists = [
      ['fog', 'sea'],
      ['sea', 'fog', 'rain'],
    ];
    const responses = await Promise.all(lists.map((tags) => post('tags/save', { tags })));
    expect(responses.map(({ code }) => code)).toEqual([0, 0]);
    expect(lists).toContainEqual((await content()).tags);
    await post('tags/save', { tags: [] });
    expect(await content()).toMatchObject({ tags: [] });
  });

  test('creates, changes and deletes campaigns, and rejects an end before the start', async () => {
    const campaign = { type: 'ROLE', title: 'Two', text: 'Sit down.\nTalk.', tag: 'two' };
    const times = { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-02T00:00:00Z' };
    const save = (change: object) => post('campaign/save', { ...campaign, ...times, ...change });
    const running = async () => (await api.get(`${BASE}/activity?type=ROLE`)).data.campaign;
    const { id } = (await save({})).data;
    expect(await running()).toMatchObject({ ...campaign, id, endsAt: '2026-03-02T00:00:00.000Z' });
    expect((await save({ id, endsAt: times.startsAt })).data.error).toBe('request.invalid');
    await save({ id, endsAt: '2026-03-01T06:00:00Z' });
    expect(await running()).toBe(null);
    expect(await content()).toMatchObject({ campaigns: [{ id, endsAt: '2026-03-01T06:00:00.000Z' }] });
    expect((await save({ id: 'nosuchcampaign' })).data.error).toBe('campaign.not_found');
    for (const _ of [1, 2]) await post('campaign/delete', { id });
    expect(await content()).toMatchObject({ campaigns: [] });
  });

  test('are in the audit trail with account, input and time, even after the account is deleted', async () => {
    const other = await newPerson(api, 'admin');
    await banner('Mine');
    api.clock.advance(60_000);
    await post('tags/save', { tags: ['fog'] }, other);
    const at = api.clock.now().toISOString();
    expect(await trail()).toMatchObject([
      { action: 'tags.save', target: 'tags', by: { id: other.id }, at },
      { action: 'banner.save', by: { id: admin.id } },
    ]);
    const { rows } = await sql('select detail from audit_entries where id > $1 order by id', [lastEntry]);
    expect(rows).toMatchObject([
      { detail: { title: 'Mine', href: '/story' } },
      { detail: { tags: ['fog'] } },
    ]);
    await sql('delete from users where id = $1', [other.id]);
    expect(await trail()).toMatchObject([{ action: 'tags.save', by: null }, {}]);
  });
});
