import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import { siteHeader } from '@storyloom/contract/core/headers';
import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import sharp from 'sharp';
import { newPerson, type Person } from '../../../testing/people.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const PATH = '/ai-lab/ai-story/creator';
const DAY_MS = 86_400_000;
let batches = 0;

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a08050' } })
  .png()
  .toBuffer();

/** A creator and an administrator, with the calls of both. */
export async function createCreatorClient(api: TestApi) {
  const [creator, admin] = [await newPerson(api, 'real'), await newPerson(api, 'admin')];
  const { storyId } = await publishSample(api.database.db, { authorId: creator.id, at: api.clock.now() });
  const post = (path: string, body: object, by: Person = creator) =>
    api.post(`${PATH}/${path}`, body, by.token);
  const decide = (path: string, body: object, by: Person = admin) =>
    api.post(`/ai-lab/admin/${path}`, body, by.token);

  /** Reads the document of a withdrawal and approves it. */
  async function approve(id: string, revision = 1) {
    await decide('withdrawal-document', { id });
    return decide('decide-withdrawal', { id, revision, outcome: 'ACCEPT' });
  }

  /** Records a payment made in PayPal. */
  const pay = (id: string, reference: string, by: Person = admin) =>
    decide('pay-withdrawal', { id, reference }, by);

  /** Gives the creator visitors who count: readers who opened the story on two days, each from a network of their own. */
  async function bringVisitors(count: number): Promise<void> {
    const serial = `visitor${++batches}n`;
    await api.database.pool.query(
      `insert into users (id, name, created_at) select $1 || n, 'Visitor', $3 from generate_series(1, $2::int) n`,
      [serial, count, api.clock.now()],
    );
    for (const days of [1, 0])
      await api.database.pool.query(
        `select visits_add((select jsonb_agg(jsonb_build_object('story_id', $1::text, 'user_id', $2 || n, 'is_real',
           n % 2 = 0, 'openings', 1, 'network', $2 || n)) from generate_series(1, $3::int) n), 5, $4)`,
        [storyId, serial, count, new Date(api.clock.now().getTime() - days * DAY_MS)],
      );
  }

  async function upload(by: Person = creator) {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(picture)], 'passport.png'));
    const headers = { tokenid: by.token, [siteHeader]: 'http://localhost:4000' };
    return api.send(`${PATH}/document`, { method: 'POST', body: form, headers });
  }

  return {
    creator,
    admin,
    storyId,
    post,
    decide,
    approve,
    pay,
    bringVisitors,
    upload,
    earnings: async (by: Person = creator) =>
      (await api.get(`${PATH}/earnings`, by.token)).data as unknown as Earnings,
    claim: (tier: number) => post('claim', { tier }),

    /** Gives the creator a mail address, and returns it. */
    async giveMail(): Promise<string> {
      const mail = `${creator.id}@mail.example`;
      await api.database.pool.query(
        `insert into mail_logins (user_id, mail, password_hash, created_at, password_changed_at)
         values ($1, $2, '', now(), now())`,
        [creator.id, mail],
      );
      return mail;
    },

    /** Claims the first milestones and lets the hold end. */
    async earn(tiers: number, visitors: number): Promise<void> {
      await bringVisitors(visitors);
      for (let tier = 1; tier <= tiers; tier += 1) await post('claim', { tier });
      api.clock.advance(30 * DAY_MS);
    },

    async withdraw(cents: number, change: object = {}) {
      const document = await upload();
      return post('withdraw', {
        cents,
        paypalEmail: 'mara@pay.example',
        contactEmail: 'mara@mail.example',
        legalName: 'Mara Vey',
        country: 'PT',
        documentType: 'PASSPORT',
        documentId: document.data.id,
        agreement: true,
        ...change,
      });
    },
    async withdrawals(): Promise<Withdrawal[]> {
      return (await api.get(`${PATH}/withdrawals`, creator.token)).data.pageList as Withdrawal[];
    },
    /** The ids that administrators see in a state. */
    async listed(list: 'withdrawals' | 'contracts', state: string): Promise<string[]> {
      const { data } = await api.get(`/ai-lab/admin/${list}?state=${state}`, admin.token);
      return (data.pageList as { id: string }[]).map(({ id }) => id);
    },
    async reviewed(id: string): Promise<AdminWithdrawal> {
      const { data } = await api.get('/ai-lab/admin/withdrawals?state=all', admin.token);
      const found = (data.pageList as AdminWithdrawal[]).find((each) => each.id === id);
      if (found === undefined) throw new Error('The withdrawal is not listed.');
      return found;
    },
    async count(table: string): Promise<number> {
      const { rows } = await api.database.pool.query(`select count(*)::int as total from ${table}`);
      return rows[0].total;
    },
    async actions(): Promise<string[]> {
      const { rows } = await api.database.pool.query<{ action: string }>(
        'select action from audit_entries where target = $1 order by id',
        [creator.id],
      );
      return rows.map(({ action }) => action);
    },
    /** The audit entries of administrators who listed withdrawals. */
    async looks(): Promise<object[]> {
      const { rows } = await api.database.pool.query<object>(
        "select user_id, detail from audit_entries where action = 'withdrawal.list'",
      );
      return rows;
    },
    countDifferences: () => api.creators.countDifferences(),
  };
}
export type CreatorClient = Awaited<ReturnType<typeof createCreatorClient>>;
