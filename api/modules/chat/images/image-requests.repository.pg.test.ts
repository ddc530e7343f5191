import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  endRequest,
  findActiveOf,
  findRequest,
  listExpired,
  renewLeases,
} from './image-requests.repository.ts';

let api: TestApi;
let userId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
  userId = (await newPerson(api)).id;
});
beforeEach(async () => {
  await api.database.pool.query('delete from image_requests');
});
afterAll(() => api.drop());

/** Inserts a request whose lease ends some minutes from now; returns its id. */
async function insert(minutes: number, state = 'running'): Promise<string> {
  const id = `request${++serial}`;
  await api.database.pool.query(
    `insert into image_requests (id, user_id, message_id, client_request_id, state, lease_until, created_at)
     values ($1, $2, $1, $1, $3, now() + make_interval(mins => $4), now())`,
    [id, userId, state, minutes],
  );
  return id;
}
const end = (id: string, ending: Parameters<typeof endRequest>[2]) =>
  api.database.db.transaction((tx) => endRequest(tx, id, ending, api.clock.now()));
const failed = { state: 'failed', failure: 'image.failed' } as const;
const expired = () => listExpired(api.database.db, 10);

describe('an image request', () => {
  test('ends once', async () => {
    const id = await insert(1);
    expect([
      await end(id, { state: 'done' }),
      await end(id, failed),
      await end(id, { state: 'done' }),
    ]).toEqual([...[true, false, false]]);
    const found = await findRequest(api.database.db, id);
    expect(found).toMatchObject({ request: { state: 'done', failure: null }, isExpired: false });
    expect(await findActiveOf(api.database.db, id)).toBeUndefined();
  });

  test('fails because of its lease only once the lease has expired', async () => {
    const id = await insert(1);
    const late = { ...failed, onlyExpired: true };
    expect(await end(id, late)).toBe(false);
    await api.database.pool.query('update image_requests set lease_until = clock_timestamp()');
    expect(await end(id, late)).toBe(true);
    expect((await findRequest(api.database.db, id))?.request).toMatchObject(failed);
  });

  test('is expired while it runs without a valid lease', async () => {
    const [gone, alive, ended] = [await insert(-1), await insert(1), await insert(-1, 'failed')];
    expect(await expired()).toEqual([gone]);
    const states = [gone, alive, ended].map((id) => findRequest(api.database.db, id));
    expect((await Promise.all(states)).map((found) => found?.isExpired)).toEqual([true, false, false]);
  });

  test('keeps its lease if its process renews it', async () => {
    const [mine, other] = [await insert(-1), await insert(-1)];
    await renewLeases(api.database.db, [mine], 60_000);
    expect(await expired()).toEqual([other]);
    await renewLeases(api.database.db, [], 60_000);
    expect(await expired()).toEqual([other]);
  });
});
