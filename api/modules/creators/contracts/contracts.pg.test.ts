import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMails } from '../../../testing/mailbox.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type CreatorClient, createCreatorClient } from '../testing/creator-client.ts';

let api: TestApi;
let client: CreatorClient;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  client = await createCreatorClient(api);
});
afterAll(() => api.drop());

describe('the creator contract', () => {
  const apply = () => client.post('contract/apply', { message: 'Please.' });
  /** Gives the creator ten stories. */
  async function publishTen() {
    const ids = [client.storyId];
    for (let n = 0; n < 9; n += 1) {
      const options = { authorId: client.creator.id, at: api.clock.now() };
      ids.push((await publishSample(api.database.db, options)).storyId);
    }
    const setHeat = (heat: number) =>
      api.database.pool.query('update story_scores set heat = $2 where story_id = any($1)', [ids, heat]);
    return { ids, setHeat };
  }

  test('needs ten published stories above 1,000 heat', async () => {
    const { ids, setHeat } = await publishTen();
    await setHeat(1_000);
    expect((await apply()).data.error).toBe('creator.contract_not_met');
    await setHeat(1_001);
    await api.database.pool.query(`update stories set status = 'UNLISTED' where id = $1`, [ids[0]]);
    expect((await apply()).data.error).toBe('creator.contract_not_met');
    await api.database.pool.query(`update stories set status = 'PUBLISHED' where id = $1`, [ids[0]]);
    expect((await apply()).data).toMatchObject({ state: 'APPLIED', cardsReached: 10 });
    expect((await apply()).data.error).toBe('creator.contract_open');

    const list = await api.get('/ai-lab/admin/contracts', client.admin.token);
    const [waiting] = list.data.pageList as { id: string }[];
    const id = String(waiting?.id);
    expect((await client.decide('decide-contract', { id, outcome: 'REFUSE' })).data.error).toBe(
      'request.invalid',
    );
    const reason = 'Two of the stories are copies.';
    await client.decide('decide-contract', { id, outcome: 'REFUSE', reason });
    expect((await client.decide('decide-contract', { id, outcome: 'ACCEPT' })).data.error).toBe(
      'contract.decided',
    );
    const read = async () => (await api.get('/ai-lab/ai-story/creator/contract', client.creator.token)).data;
    expect(await read()).toMatchObject({ state: 'REFUSED', reason });
    api.clock.advance(1_000);
    expect((await apply()).data.state).toBe('APPLIED');
    const again = await api.get('/ai-lab/admin/contracts', client.admin.token);
    const next = String((again.data.pageList as { id: string }[])[0]?.id);
    await client.decide('decide-contract', { id: next, outcome: 'ACCEPT' });
    expect(await read()).toMatchObject({ state: 'ACCEPTED', reason: null });
    expect((await apply()).data.error).toBe('creator.contract_accepted');
    expect(await client.actions()).toEqual(['contract.refuse', 'contract.accept']);
    expect((await client.listed('contracts', 'decided')).slice(0, 2)).toEqual([next, id]);
    expect(await client.listed('contracts', 'waiting')).not.toContain(next);
  });

  test('of an administrator must be decided by another one', async () => {
    const { setHeat } = await publishTen();
    await setHeat(1_001);
    await apply();
    const [id] = await client.listed('contracts', 'waiting');
    await api.database.pool.query('update users set is_admin = true where id = $1', [client.creator.id]);
    const accept = (by = client.admin) => client.decide('decide-contract', { id, outcome: 'ACCEPT' }, by);
    expect((await accept(client.creator)).data.error).toBe('decision.own');
    expect((await accept()).code).toBe(0);
    const unknown = await client.decide('decide-contract', { id: 'nothing', outcome: 'ACCEPT' });
    expect(unknown.data.error).toBe('contract.not_found');
  });

  test.each([
    [1_001, 'You can apply again.'],
    [1_000, 'You can apply again when 10 of your published stories are above 1,000 heat each.'],
  ])('refused at a heat of %i mails its creator the advice: %s', async (heat, again) => {
    const address = await client.giveMail();
    const { setHeat } = await publishTen();
    await setHeat(1_001);
    await apply();
    await setHeat(heat);
    const [id] = await client.listed('contracts', 'waiting');
    const reason = 'Two of the stories are copies.';
    expect((await client.decide('decide-contract', { id, outcome: 'REFUSE', reason })).code).toBe(0);
    const [sent] = await readMails(api, address);
    expect(sent?.text.replace(/\s+/g, ' ')).toContain(`this time. ${again} Reason: ${reason}`);
  });
});
