import { isDeepStrictEqual } from 'node:util';
import { readEndpoints } from '@storyloom/contract/core/definitions';
import {
  type Caller,
  callers,
  type Endpoint,
  type Owned,
  ownedErrors,
} from '@storyloom/contract/core/endpoint';
import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { preview } from '@storyloom/contract/stories/endpoints/preview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEndpoint, fillInput } from './testing/call-endpoint.ts';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** The access matrix of the API: every endpoint of the contract × every caller, and × the data of another user. */

let api: TestApi;
let storyId: string;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  const author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const all = Object.entries(await readEndpoints()).map(([name, endpoint]) => ({ name, endpoint }));

/** The reply's error for a caller who lacks the right; null for one who has it. */
function refusalFor(required: Caller, caller: Caller): string | null {
  if (callers.indexOf(caller) >= callers.indexOf(required)) return null;
  if (caller === 'anyone') return 'transport.unauthorized';
  return caller === 'guest' ? 'auth.real_user_required' : 'transport.not_found';
}

const tokens = new Map<Caller, string>();

/** Calls an endpoint without input. A call that succeeds may end the session or the account, so the next one gets a new person. */
async function callAs(caller: Caller, endpoint: Endpoint) {
  if (caller !== 'anyone' && !tokens.has(caller))
    tokens.set(caller, (await newPerson(api, caller === 'user' ? 'real' : caller)).token);
  const response = await callEndpoint(api, endpoint, {}, tokens.get(caller));
  if (response.code === 0) tokens.delete(caller);
  return response;
}

const refusals = ['transport.unauthorized', 'auth.real_user_required', 'transport.not_found'];

describe.each(all)('$name', ({ endpoint }) => {
  test('refuses callers below its minimum, and no others', async () => {
    for (const caller of callers.slice(0, callers.indexOf(endpoint.caller) + 1)) {
      const { data } = await callAs(caller, endpoint);
      const expected = refusalFor(endpoint.caller, caller);
      // A reply may have no data.
      if (expected === null) expect(refusals, caller).not.toContain(data?.error);
      else expect(data.error, caller).toBe(expected);
    }
  });

  test('rejects an unknown token', async () => {
    const response = await callEndpoint(api, endpoint, {}, 'never-a-token');
    expect(response).toMatchObject({ status: 401, data: { error: 'transport.unauthorized' } });
  });
});

/** A reader who has one of each thing that belongs to a user, and a draft of the story. */
interface Owner extends Person {
  things: Record<Owned, string>;
}

let requests = 0;

async function newOwner(): Promise<Owner> {
  const person = await newPerson(api, 'real');
  const { db } = api.database;
  const work = await publishSample(db, { authorId: person.id, at: api.clock.now() });
  const ask = async (path: string, body: object) => {
    const { code, msg, data } = await api.post(`/ai-lab/ai-story/${path}`, body, person.token);
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const clientRequestId = `access-${++requests}`;
  const sent = await ask('chat', { storyId, content: 'I look around.', clientRequestId });
  const list = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, person.token);
  const save = String((list.data as unknown as { id: string }[])[0]?.id);
  const fact = await ask('dialog/pin', { archiveId: save, content: 'The clock is salt.' });
  const share = await ask('share-archive/share', { archiveId: save });
  await ask('modify', { id: work.storyId, revision: 0, content: { title: 'Salt' } });
  return {
    ...person,
    things: {
      save,
      message: (sent.message as { id: string }).id,
      run: String(sent.runId),
      fact: String(fact.id),
      pin: String(fact.id),
      share: String(share.id),
      story: work.storyId,
      case: await newDecidedCase(person.id),
      record: await findRecord(person),
      order: await newOrder(person.id),
      import: await newImport(person.id),
      withdrawal: await newWithdrawal(person.id),
      version: await newVersion(work.storyId),
      session: await newSession(person.id),
      login: await newLogins(person.id),
    },
  };
}

async function findRecord({ token }: Person): Promise<string> {
  const { data } = await api.get('/ai-lab/user-integral-account/detail', token);
  return String((data.pageList as { id: string }[])[0]?.id);
}

/** A case about the person's content in which a violation was decided. */
async function newDecidedCase(authorId: string): Promise<string> {
  const id = `case${++requests}`;
  await api.database.pool.query(
    `insert into moderation_cases (id, subject_kind, subject_id, author_id, title, excerpt, status, outcome,
       opened_at, updated_at)
     values ($1, 'PROFILE', $2, $2, 'A name', '', 'DECIDED', 'VIOLATION', now(), now())`,
    [id, authorId],
  );
  return id;
}

async function newImport(userId: string): Promise<string> {
  const id = `import${++requests}`;
  await api.database.pool.query(
    `insert into card_imports (id, user_id, kind, json, has_file, bytes, content, created_at)
     values ($1, $2, 'V1', '{}', false, 2, '{"title":"Aria"}', $3)`,
    [id, userId, api.clock.now()],
  );
  return id;
}

async function newOrder(userId: string): Promise<string> {
  const id = `order${++requests}`;
  await api.database.pool.query(
    `insert into orders (id, user_id, price_id, name, quantity, price, points, state, created_at)
     values ($1, $2, '100', '100 points', 1, 99, 100, 'OPEN', now())`,
    [id, userId],
  );
  return id;
}

async function newWithdrawal(userId: string): Promise<string> {
  const id = `withdrawal${++requests}`;
  await api.database.pool.query(
    `insert into withdrawals (id, user_id, cents, paypal_email, contact_email, document_type, state, created_at)
     values ($1, $2, 2000, 'a@b.example', 'a@b.example', 'PASSPORT', 'REQUESTED', now())`,
    [id, userId],
  );
  return id;
}

async function newVersion(ofStory: string): Promise<string> {
  const id = `version${++requests}`;
  await api.database.pool.query(
    `insert into story_draft_versions (id, story_id, name, content, created_at) values ($1, $2, 'First', '{}', $3)`,
    [id, ofStory, api.clock.now()],
  );
  return id;
}

/** A session besides that of the person. */
async function newSession(userId: string): Promise<string> {
  const id = `session${++requests}`;
  await api.database.pool.query(
    `insert into sessions (id, hash, user_id, device, created_at, used_at, expires_at)
     values ($1, sha256(convert_to($1, 'UTF8')), $2, 'Firefox on Linux', $3, $3, $3::timestamptz + interval '90 days')`,
    [id, userId, api.clock.now()],
  );
  return id;
}

/** Adds two logins, so that one can be removed. Returns its id. */
async function newLogins(userId: string): Promise<string> {
  const id = `login${++requests}`;
  await api.database.pool.query(
    `insert into oauth_identities (id, user_id, issuer, subject, type, created_at)
     select subject, $2, 'https://acorn.example', subject, 'acorn', $3 from unnest(array[$1::text, $1::text || 'b']) as subject`,
    [id, userId, api.clock.now()],
  );
  return id;
}

/** A valid input of the caller's, with `field` set to `value`; a version is one of the story's owner. */
function inputOf({ things }: Owner, endpoint: Endpoint, field: string, value: string, owner: Owner) {
  const thingOf = (kind: Owned) => (kind === 'version' ? owner : { things }).things[kind];
  const own = Object.entries(endpoint.owned ?? {}).map(([name, kind]) => [name, thingOf(kind)]);
  const values = {
    storyId,
    expectedHeadId: things.message,
    content: endpoint === modify || endpoint === preview ? {} : 'Some words.',
    format: 'PNG',
    revision: 1,
    status: 'UNLISTED',
    name: 'First',
    text: 'Please look again.',
    category: 'INACCURATE',
    // A person without an address, who has just logged in.
    proof: {},
    paypalEmail: 'a@b.example',
    contactEmail: 'a@b.example',
    legalName: 'Ada King',
    clientRequestId: `access-${++requests}`,
    // An endpoint whose id has no owner opens a share.
    id: things.share,
    ...Object.fromEntries(own),
  };
  return fillInput(endpoint, values, { [field]: value });
}

/** Gives a person another role; their data stays. */
const become = ({ id }: Person, role: Exclude<Caller, 'anyone'>) =>
  api.database.pool.query('update users set is_real = $2, is_admin = $3 where id = $1', [
    id,
    role !== 'guest',
    role === 'admin',
  ]);

/** The data of the owner, to show that a refused call changed nothing. */
async function stateOf({ id }: Owner): Promise<unknown> {
  const { rows } = await api.database.pool.query(
    `select (select jsonb_agg(s order by s.id) from saves s where s.user_id = $1) as saves,
       (select jsonb_agg(m order by m.id) from messages m join message_trees using (root_id)
         where user_id = $1) as messages,
       (select jsonb_agg(p order by p.id) from pinned_facts p join saves s on s.id = p.save_id
         where s.user_id = $1) as facts,
       (select jsonb_agg(o order by o.id) from orders o where o.user_id = $1) as orders,
       (select jsonb_agg(w order by w.id) from withdrawals w where w.user_id = $1) as withdrawals,
       (select jsonb_agg(c order by c.id) from moderation_cases c where c.author_id = $1) as cases,
       (select jsonb_agg(s order by s.id) from stories s where s.author_id = $1) as stories,
       (select jsonb_agg(v order by v.id) from story_versions v join stories s on s.id = v.story_id
         where s.author_id = $1) as publications,
       (select jsonb_agg(d order by d.story_id) from story_drafts d where d.author_id = $1) as drafts,
       (select jsonb_agg(v order by v.id) from story_draft_versions v join stories s on s.id = v.story_id
         where s.author_id = $1) as versions,
       (select jsonb_agg(i order by i.id) from card_imports i where i.user_id = $1) as imports,
       (select jsonb_agg(s order by s.id) from sessions s where s.user_id = $1) as sessions,
       (select jsonb_agg(i order by i.id) from oauth_identities i where i.user_id = $1) as logins,
       (select jsonb_agg(s order by s.id) from shares s where s.user_id = $1) as shares`,
    [id],
  );
  return rows;
}

describe("another user's", () => {
  const owned = all.flatMap(({ name, endpoint }) =>
    Object.entries(endpoint.owned ?? {}).map(([field, kind]) => ({ name, endpoint, field, kind })),
  );

  let other: Owner;
  /** The owner of the test before, if its call changed nothing. */
  let unchanged: Owner | null = null;
  beforeAll(async () => {
    other = await newOwner();
  });

  test.each(owned)('$kind does not exist for $name ($field)', async ({ endpoint, field, kind }) => {
    const owner = unchanged ?? (await newOwner());
    unchanged = null;
    const call = async (id: string) => {
      const input = inputOf(other, endpoint, field, id, owner);
      const { status, code, msg, data } = await callEndpoint(api, endpoint, input, other.token);
      return { status, code, msg, data };
    };
    const before = await stateOf(owner);
    for (const role of ['user', 'admin'] as const) {
      await become(other, role);
      const [foreign, unknown] = [await call(owner.things[kind]), await call('nosuchthing')];
      const expected = refusalFor(endpoint.caller, role) ?? ownedErrors[kind];
      expect(foreign.data.error ?? null, role).toBe(expected);
      expect([foreign.status, foreign.code, foreign.msg]).toEqual([
        unknown.status,
        unknown.code,
        unknown.msg,
      ]);
      expect(await stateOf(owner), role).toEqual(before);
    }

    const own = await callEndpoint(
      api,
      endpoint,
      inputOf(owner, endpoint, field, owner.things[kind], owner),
      owner.token,
    );
    const after = await stateOf(owner);
    if (isDeepStrictEqual(after, before)) unchanged = owner;
    if (ownedErrors[kind] === null) expect(after).not.toEqual(before);
    else expect(own.data.error).not.toBe(ownedErrors[kind]);
  });
});
