import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnData } from '../../platform/own-data.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { ownContracts, ownDocuments, ownEarnings, ownWithdrawals } from './own-data.ts';
import { type CreatorClient, createCreatorClient } from './testing/creator-client.ts';

let api: TestApi;
let client: CreatorClient;

beforeAll(async () => {
  const keys = { DOCUMENT_KEYS: Buffer.alloc(32, 7).toString('base64') };
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', ...keys });
  client = await createCreatorClient(api);
});
afterAll(() => api.drop());

const read = async ({ read: readRows }: OwnData, { id } = client.creator) =>
  (await readRows(api.database.db, id, '', 50)).map(({ data }) => data as Record<string, unknown>);

describe('the export of a creator', () => {
  test('has the money, withdrawals and documents of the creator, without deciders and storage details', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    expect(await read(ownDocuments)).toEqual([
      {
        id: expect.any(String),
        user_id: client.creator.id,
        withdrawal_id: id,
        created_at: expect.any(String),
      },
    ]);
    await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'REFUSE', reason: 'Too dark.' });
    const [withdrawal] = await read(ownWithdrawals);
    expect(withdrawal).toMatchObject({
      id,
      state: 'REJECTED',
      paypal_email: 'mara@pay.example',
      reason: 'Too dark.',
    });
    for (const hidden of ['decided_by', 'is_ownerless']) expect(withdrawal).not.toHaveProperty(hidden);
    const earnings = await read(ownEarnings);
    expect(earnings.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['REWARD', 500],
      ['REWARD', 2_000],
      ['WITHDRAWAL', 2_000],
      ['RETURN', 2_000],
    ]);
    for (const entry of earnings) expect(entry).not.toHaveProperty('hash');
    expect(await read(ownDocuments)).toEqual([]);
  });

  test('has applications without their deciders, and no data of others', async () => {
    await api.database.pool.query(
      `insert into creator_contracts (id, user_id, message, state, reason, applied_at, decided_by, decided_at)
       values ('applied', $1, 'Please.', 'REFUSED', 'No.', now(), $2, now())`,
      [client.creator.id, client.admin.id],
    );
    const [contract] = await read(ownContracts);
    expect(contract).toMatchObject({ id: 'applied', message: 'Please.', reason: 'No.' });
    expect(contract).not.toHaveProperty('decided_by');
    for (const each of [ownContracts, ownDocuments, ownEarnings, ownWithdrawals])
      expect(await read(each, client.admin)).toEqual([]);
  });
});
