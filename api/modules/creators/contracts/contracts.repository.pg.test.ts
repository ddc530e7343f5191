import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RowRange } from '../../../platform/keyset.ts';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  type ContractsState,
  countContracts,
  findLatestContract,
  listContracts,
} from './contracts.repository.ts';

let api: TestApi;
let creators: string[];

beforeAll(async () => {
  api = await createTestApi();
  creators = [];
  for (let count = 0; count < 3; count++) creators.push((await newPerson(api, 'real')).id);
  const rows = [
    ['first', 0, 'REFUSED', '2026-01-01'],
    ['second', 0, 'APPLIED', '2026-01-02'],
    ['third', 1, 'APPLIED', '2026-01-02'],
    ['fourth', 2, 'APPLIED', '2026-01-03'],
  ] as const;
  for (const [id, creator, state, at] of rows) {
    await api.database.pool.query(
      `insert into creator_contracts (id, user_id, message, state, reason, applied_at, decided_at)
       values ($1, $2, '', $3, case when $3 = 'REFUSED' then 'No.' end, $4, case when $3 = 'REFUSED' then $4::timestamptz end)`,
      [id, creators[creator], state, at],
    );
  }
});
afterAll(() => api.drop());

describe('applications of creators', () => {
  test('are listed by state, the latest first, and paged by cursor', async () => {
    const { db } = api.database;
    const list = (state: ContractsState, range: Partial<RowRange> = {}) =>
      listContracts(db, state, { limit: 10, offset: 0, last: null, ...range });
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await list('waiting'))).toEqual(['fourth', 'third', 'second']);
    expect(ids(await list('decided'))).toEqual(['first']);
    const seen = [];
    for (let last: RowRange['last'] = null; seen.length < 4; ) {
      const [row]: Awaited<ReturnType<typeof list>> = await list('all', { limit: 1, last });
      if (row === undefined) break;
      seen.push(row);
      last = row;
    }
    expect(ids(seen)).toEqual(['fourth', 'third', 'second', 'first']);
    expect(await list('all', { last: seen.at(-1) ?? null })).toEqual([]);
  });

  test('are counted by state, up to the cap', async () => {
    const { db } = api.database;
    const count = (state: ContractsState, cap = 10) => countContracts(db, state, cap);
    expect([await count('waiting'), await count('decided'), await count('all')]).toEqual([3, 1, 4]);
    expect(await count('all', 2)).toBe(2);
  });

  test('of a creator are represented by the latest', async () => {
    const { db } = api.database;
    expect((await findLatestContract(db, creators[0] ?? ''))?.id).toBe('second');
    expect(await findLatestContract(db, 'nobody')).toBeUndefined();
  });
});
