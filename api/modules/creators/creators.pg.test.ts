import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteHeader } from '@storyloom/contract/core/headers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createDocumentKeys } from './documents/document-keys.ts';
import { createDocuments } from './documents/documents.service.ts';
import { type CreatorClient, createCreatorClient } from './testing/creator-client.ts';

let folder: string;
let api: TestApi;
let client: CreatorClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'creators-'));
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder });
});
beforeEach(async () => {
  client = await createCreatorClient(api);
});
afterAll(async () => {
  await api.drop();
  await rm(folder, { recursive: true });
});

describe('a list of withdrawals', () => {
  test('is recorded in the audit trail only if it contains any', async () => {
    await client.earn(2, 500);
    await client.listed('withdrawals', 'waiting');
    expect(await client.looks()).toEqual([]);
    await client.withdraw(2_000);
    await client.listed('withdrawals', 'waiting');
    expect(await client.looks()).toEqual([{ user_id: client.admin.id, detail: { state: 'waiting' } }]);
  });
});

describe('a milestone', () => {
  test('is reached by the hundredth unique visitor', async () => {
    await client.bringVisitors(99);
    expect((await client.claim(1)).data.error).toBe('creator.tier_not_reached');
    await client.bringVisitors(1);
    expect(await client.earnings()).toMatchObject({ uv: 100, tier: 1, claimed: 0, totalEarnings: 500 });
    expect((await client.claim(1)).code).toBe(0);
    expect((await client.claim(2)).data.error).toBe('creator.tier_not_reached');
    expect((await client.claim(99)).data.error).toBe('creator.tier_not_reached');
  });

  test('is claimed once, also from ten tabs', async () => {
    await client.bringVisitors(100);
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.claim(1)));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(responses.filter(({ data }) => data?.error === 'creator.tier_claimed')).toHaveLength(9);
    expect(await client.earnings()).toMatchObject({ claimed: 500, held: 500, availableForWithdrawal: 0 });
    expect(await client.countDifferences()).toBe(0);
  });

  test('can be withdrawn 30 days after its claim', async () => {
    await client.bringVisitors(500);
    await client.claim(2);
    const day = 86_400_000;
    const { nextAvailableAt } = await client.earnings();
    expect(Date.parse(nextAvailableAt ?? '')).toBe(api.clock.now().getTime() + 30 * day);
    api.clock.advance(30 * day - 1);
    expect((await client.withdraw(2_000)).data.error).toBe('withdrawal.insufficient');
    api.clock.advance(1);
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_000, nextAvailableAt: null });
  });
});

describe('a withdrawal', () => {
  test('needs 20 dollars, enough money and its own document', async () => {
    await client.earn(2, 500);
    expect((await client.withdraw(1_999)).data.error).toBe('withdrawal.too_small');
    expect((await client.withdraw(2_501)).data.error).toBe('withdrawal.insufficient');
    const foreign = (await client.upload(client.admin)).data.id;
    const refused = await client.withdraw(2_000, { documentId: foreign });
    expect(refused.data.error).toBe('withdrawal.document_missing');
    expect(refused.msg).toBe('The document is no longer stored. Please upload it again.');
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_500, requested: 0 });
    expect(await client.countDifferences()).toBe(0);
  });

  test.each([
    [{ paypalEmail: '' }, 'This field is required.'],
    [{ contactEmail: 'mara' }, 'Invalid email address.'],
    [{ documentId: '' }, 'Please upload your document.'],
    [{ documentType: 'LIBRARY_CARD' }, 'This field is required.'],
    [{ agreement: false }, 'This field is required.'],
  ])('with %o is refused: %s', async (change, message) => {
    const { msg, data } = await client.withdraw(2_000, change);
    expect([data.error, msg]).toEqual(['request.invalid', message]);
  });

  test('is accepted without a legal name and a country, as earlier releases send it', async () => {
    await client.earn(2, 500);
    const { data } = await client.withdraw(2_000, { legalName: undefined, country: undefined });
    expect(data).toMatchObject({ legalName: '', country: null, state: 'REQUESTED' });
  });

  test('is limited to one at a time, also from ten tabs', async () => {
    await client.earn(2, 500);
    const { data } = await client.upload();
    const fields = {
      cents: 2_000,
      paypalEmail: 'a@b.example',
      contactEmail: 'a@b.example',
      legalName: 'Ada King',
      documentType: 'NATIONAL_ID',
      documentId: data.id,
      agreement: true,
    };
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.post('withdraw', fields)));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(responses.filter((each) => each.data.error === 'withdrawal.open')).toHaveLength(9);
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 500, requested: 2_000 });
    expect(await client.countDifferences()).toBe(0);
  });

  test('is approved, then paid, and every step is audited', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_500)).data as { id: string };
    const asked = { uv: 500, realVisitors: 250, hasDocument: true, country: 'PT' };
    expect(await client.reviewed(id)).toMatchObject(asked);
    const seen = await client.decide('withdrawal-document', { id });
    expect(seen.data.image).toMatch(/^data:image\/webp;base64,/);
    expect((await client.decide('pay-withdrawal', { id, reference: 'x' })).data.error).toBe(
      'withdrawal.not_approved',
    );
    const approval = { id, revision: 1, outcome: 'ACCEPT' };
    expect((await client.decide('decide-withdrawal', approval)).data).toMatchObject({ state: 'APPROVED' });
    expect(await client.count(`identity_documents where withdrawal_id = '${id}'`)).toBe(0);
    expect((await client.decide('withdrawal-document', { id })).data.error).toBe(
      'withdrawal.document_missing',
    );
    expect((await client.decide('decide-withdrawal', approval)).data.error).toBe('withdrawal.decided');
    const second = await newPerson(api, 'admin');
    const payments = await Promise.all([client.pay(id, 'PAYID-1'), client.pay(id, 'PAYID-1', second)]);
    expect(payments.map(({ data }) => data.state ?? data.error).toSorted()).toEqual([
      'PAID',
      'withdrawal.not_approved',
    ]);
    expect(await client.earnings()).toMatchObject({
      withdrawn: 2_500,
      availableForWithdrawal: 0,
      requested: 0,
    });
    expect(await client.actions()).toEqual([
      'withdrawal.request',
      'withdrawal.view-document',
      'withdrawal.approve',
      'withdrawal.pay',
    ]);
    expect(await client.countDifferences()).toBe(0);
  });

  test('is rejected with a reason, and the money is available again', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    const silent = await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'REFUSE' });
    expect([silent.data.error, silent.msg]).toEqual([
      'request.invalid',
      'Give a reason; the creator reads it',
    ]);
    const reason = 'The picture is too dark to read.';
    await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'REFUSE', reason });
    expect(await client.withdrawals()).toMatchObject([{ id, state: 'REJECTED', reason }]);
    expect(await client.listed('withdrawals', 'decided')).toContain(id);
    expect(await client.looks()).toContainEqual({ user_id: client.admin.id, detail: { state: 'decided' } });
    expect(await client.listed('withdrawals', 'waiting')).not.toContain(id);
    expect(await client.count(`identity_documents where withdrawal_id = '${id}'`)).toBe(0);
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_500, requested: 0 });
    expect((await client.withdraw(2_500)).code).toBe(0);
    expect(await client.countDifferences()).toBe(0);
  });

  test('that was approved can still be rejected', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_500)).data as { id: string };
    await client.approve(id);
    const refusal = { id, revision: 1, outcome: 'REFUSE', reason: 'PayPal does not know this account.' };
    expect((await client.decide('decide-withdrawal', refusal)).data).toMatchObject({
      state: 'REJECTED',
      reason: refusal.reason,
      decidedBy: { id: client.admin.id },
    });
    expect((await client.decide('decide-withdrawal', refusal)).data.error).toBe('withdrawal.decided');
    expect((await client.decide('pay-withdrawal', { id, reference: 'x' })).data.error).toBe(
      'withdrawal.not_approved',
    );
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_500, requested: 0 });
    expect((await client.actions()).at(-1)).toBe('withdrawal.reject');
    expect(await client.countDifferences()).toBe(0);
  });

  test('that its owner changes is audited with a masked address, and the owner gets a mail', async () => {
    await client.earn(2, 500);
    const mail = await client.giveMail();
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    await client.post('change-withdrawal', { id, paypalEmail: 'new@pay.example', contactEmail: mail });
    const { rows } = await api.database.pool.query(
      'select action, user_id as by, detail from audit_entries where target = $1 order by id',
      [client.creator.id],
    );
    const by = client.creator.id;
    expect(rows).toEqual([
      {
        action: 'withdrawal.request',
        by,
        detail: { withdrawalId: id, cents: 2_000, paypalEmail: 'm…@pay.example' },
      },
      {
        action: 'withdrawal.change',
        by,
        detail: {
          withdrawalId: id,
          revision: 2,
          paypalEmail: { before: 'm…@pay.example', after: 'n…@pay.example' },
        },
      },
    ]);
    expect(await readMails(api, mail)).toMatchObject([
      { subject: 'Your withdrawal was changed', text: expect.stringContaining('n…@pay.example') },
    ]);
  });

  test('is approved by who has seen the document of its revision', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    const tryApprove = async (revision: number) => {
      const decision = { id, revision, outcome: 'ACCEPT' };
      return (await client.decide('decide-withdrawal', decision)).data.error;
    };
    expect(await tryApprove(1)).toBe('withdrawal.document_unread');
    await client.decide('withdrawal-document', { id }, await newPerson(api, 'admin'));
    expect(await tryApprove(1)).toBe('withdrawal.document_unread');
    await client.decide('withdrawal-document', { id });
    await client.post('change-withdrawal', { id, paypalEmail: 'b@c.example', contactEmail: 'b@c.example' });
    expect(await tryApprove(2)).toBe('withdrawal.document_unread');
    expect((await client.approve(id, 2)).code).toBe(0);
  });

  test('changed by its owner is decided by its new revision, and cannot be changed after the approval', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    const addresses = { paypalEmail: 'new@pay.example', contactEmail: 'new@mail.example' };
    expect((await client.post('change-withdrawal', { id, ...addresses }, client.admin)).data.error).toBe(
      'withdrawal.not_found',
    );
    expect((await client.post('change-withdrawal', { id, ...addresses })).data).toMatchObject(addresses);
    const stale = await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
    expect(stale.data.error).toBe('withdrawal.changed');
    expect((await client.approve(id, 2)).code).toBe(0);
    const late = { id, paypalEmail: 'late@pay.example', contactEmail: 'late@mail.example' };
    expect((await client.post('change-withdrawal', late)).data.error).toBe('withdrawal.decided');
    expect(await client.withdrawals()).toMatchObject([addresses]);
  });

  test('of an administrator must be decided by another one', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    await api.database.pool.query('update users set is_admin = true where id = $1', [client.creator.id]);
    const decision = { id, revision: 1, outcome: 'ACCEPT' };
    const tryOwn = async (path: string, body: object) =>
      (await client.decide(path, body, client.creator)).data.error;
    expect(await tryOwn('decide-withdrawal', decision)).toBe('decision.own');
    expect(await tryOwn('withdrawal-document', { id })).toBe('decision.own');
    expect((await client.approve(id)).code).toBe(0);
    expect(await tryOwn('pay-withdrawal', { id, reference: 'x' })).toBe('decision.own');
  });
});

describe('an identity document', () => {
  const rowOf = async (id: string) => {
    const { rows } = await api.database.pool.query('select * from identity_documents where id = $1', [id]);
    return rows[0] as { content: Buffer } | undefined;
  };

  test('is stored encrypted, and replaces one that was not sent', async () => {
    const [first, second] = [(await client.upload()).data.id, (await client.upload()).data.id];
    expect(await rowOf(String(first))).toBeUndefined();
    const row = await rowOf(String(second));
    expect(row?.content.includes('WEBP')).toBe(false);
  });

  test('is kept when the upload of an older one ends later', async () => {
    const slow = Promise.withResolvers<Buffer>();
    const { store } = createDocuments({
      db: api.database.db,
      clock: api.clock,
      keys: createDocumentKeys({ configured: [randomBytes(32)], file: join(folder, 'unused.key') }),
      encode: (file) => (file.name === 'slow.png' ? slow.promise : Promise.resolve(Buffer.from('newer'))),
    });
    const send = (name: string) => {
      const { signal } = new AbortController();
      return store(client.creator.id, { file: new File([], name), site: null, signal });
    };
    const older = send('slow.png');
    api.clock.advance(1_000);
    const newer = await send('fast.png');
    slow.resolve(Buffer.from('older'));
    await older;
    expect(await rowOf(newer.id)).toBeDefined();
  });

  test('is deleted after a day without a withdrawal', async () => {
    const id = String((await client.upload()).data.id);
    api.clock.advance(86_400_000);
    await api.creators.documents.purge();
    expect(await rowOf(id)).toBeDefined();
    api.clock.advance(1);
    await api.creators.documents.purge();
    expect(await rowOf(id)).toBeUndefined();
  });

  test('is kept with its withdrawal until the decision, and cannot be sent twice', async () => {
    await client.earn(2, 500);
    const documentId = String((await client.upload()).data.id);
    const fields = {
      cents: 2_000,
      paypalEmail: 'a@b.example',
      contactEmail: 'a@b.example',
      legalName: 'Ada King',
      documentType: 'NATIONAL_ID',
      documentId,
      agreement: true,
    };
    const { id } = (await client.post('withdraw', fields)).data as { id: string };
    await client.upload();
    api.clock.advance(30 * 86_400_000);
    await api.creators.documents.purge();
    expect((await client.decide('withdrawal-document', { id })).code).toBe(0);
    await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'REFUSE', reason: 'Too dark.' });
    expect((await client.post('withdraw', fields)).data.error).toBe('withdrawal.document_missing');
  });

  test('that was changed in the database is not shown', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    await api.database.pool.query(
      'update identity_documents set content = set_byte(content, 40, (get_byte(content, 40) + 1) % 256) where withdrawal_id = $1',
      [id],
    );
    expect((await client.decide('withdrawal-document', { id })).status).toBe(500);
    expect(await client.actions()).toEqual(['withdrawal.request']);
  });

  test('needs a key in the settings on a remote or unknown site', async () => {
    const send = async (through: TestApi, tokenid: string, site = 'https://stories.example') => {
      const body = new FormData();
      body.append('file', new File(['no picture'], 'a.png'));
      const headers = { tokenid, [siteHeader]: site };
      const path = '/ai-lab/ai-story/creator/document';
      return (await through.send(path, { method: 'POST', body, headers })).data.error;
    };
    expect(await send(api, client.creator.token)).toBe('document.unavailable');
    expect(await send(api, client.creator.token, '')).toBe('document.unavailable');
    expect(await send(api, client.creator.token, 'http://localhost:4000')).toBe('upload.not_an_image');
    const keyed = await createTestApi({ DOCUMENT_KEYS: randomBytes(32).toString('base64') });
    const { token } = await newPerson(keyed, 'real');
    expect(await send(keyed, token)).toBe('upload.not_an_image');
    await keyed.drop();
  });
});

describe('a deleted account', () => {
  const addresses = async (userId: string) => {
    const { rows } = await api.database.pool.query(
      'select state, concat(paypal_email, contact_email, legal_name, country) as kept from withdrawals where user_id = $1',
      [userId],
    );
    return rows;
  };
  const erase = () =>
    api.database.db.transaction((tx) => api.creators.erase(tx, { userId: client.creator.id }));

  test('rejects its requested withdrawal and loses its addresses', async () => {
    await client.earn(2, 500);
    await client.withdraw(2_000);
    expect(await erase()).toBeGreaterThan(0);
    expect(await erase()).toBe(0);
    expect(await addresses(client.creator.id)).toEqual([{ state: 'REJECTED', kept: '' }]);
    expect(await client.countDifferences()).toBe(0);
  });

  test('is paid its approved withdrawal, and then loses its addresses', async () => {
    await client.earn(2, 500);
    const { id } = (await client.withdraw(2_000)).data as { id: string };
    await client.approve(id);
    await erase();
    expect(await addresses(client.creator.id)).toMatchObject([
      { kept: 'mara@pay.examplemara@mail.exampleMara VeyPT' },
    ]);
    await client.pay(id, 'PAYID-2');
    expect(await addresses(client.creator.id)).toEqual([{ state: 'PAID', kept: '' }]);
  });
});
