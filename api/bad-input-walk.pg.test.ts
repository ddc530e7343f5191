import { endpoints } from '@storyloom/contract/endpoints/all';
import { pending } from '@storyloom/contract/pending';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFields, requiredFields } from './testing/contract-shapes.ts';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let admin: Person;
let mara: Player;
let thief: Player;
let storyId: string;

interface Player extends Person {
  archiveId: string;
  messageId: string;
}

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', GUESTS_PER_MINUTE: '9999' });
  admin = await newPerson(api, 'admin');
  const author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
  mara = await player();
  thief = await player();
});
afterAll(() => api.drop());

let requests = 0;
const requestId = () => `bad-input-${++requests}`;

async function player(): Promise<Player> {
  const person = await newPerson(api);
  const body = { storyId, content: 'I look around.', clientRequestId: requestId() };
  const { data } = await api.post('/ai-lab/ai-story/chat', body, person.token);
  const saves = await savesOf(person.token);
  return { ...person, archiveId: saves[0]?.id ?? '', messageId: (data.message as { id: string }).id };
}

async function savesOf(token: string) {
  const answer = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, token);
  return answer.data as unknown as { id: string }[];
}

const all = Object.entries(endpoints)
  .map(([name, endpoint]) => ({ name, endpoint, fields: Object.keys(inputFields(endpoint)) }))
  .filter(({ name }) => !(name in pending));
type Walked = (typeof all)[number];

/** A valid value for a field, so that only the tested field is invalid. */
function fill({ endpoint }: Walked, more: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {
    storyId,
    messageId: thief.messageId,
    expectedHeadId: thief.messageId,
    content: 'Some words.',
    keyword: 'salt',
    name: 'walked',
    type: 'STORY',
    id: 'nosuchthing',
    clientRequestId: requestId(),
  };
  const missing = requiredFields(endpoint).filter((field) => !(field in more));
  const unknown = missing.filter((field) => !(field in known));
  expect(unknown, 'say in `fill` of api/bad-input-walk.pg.test.ts what such a field may hold').toEqual([]);
  return { ...Object.fromEntries(missing.map((field) => [field, known[field]])), ...more };
}

async function call({ endpoint }: Walked, input: Record<string, unknown>, token: string) {
  const rest = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  if (endpoint.method === 'POST') return api.post(path, rest, token);
  const query = new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]));
  return api.get(`${path}?${query}`, token);
}

describe('an impossible page', () => {
  const paged = all.flatMap((walked) => {
    const field = walked.fields.find((one) => one === 'page' || one === 'pageNum');
    return field === undefined ? [] : [{ ...walked, field }];
  });

  test.each(paged)('is rejected by $name by its field', async (walked) => {
    for (const page of ['0', '-1', '1000000000', '1.5', 'one', '', '9007199254740993']) {
      const answer = await call(walked, fill(walked, { [walked.field]: page }), admin.token);
      expect(answer, `page ${page}`).toMatchObject({ status: 200, data: { error: 'request.invalid' } });
      expect(answer.data.fields).toHaveProperty(walked.field);
    }
  });

  test.each(paged)('beyond the end is empty for $name', async (walked) => {
    const answer = await call(walked, fill(walked, { [walked.field]: '10000' }), admin.token);
    expect(answer.status).toBe(200);
    if (answer.code === 0)
      expect(answer.data).toMatchObject({ pageList: [], hasNextPage: false, nextPageNum: null });
  });
});

describe("another user's save", () => {
  const fieldsOf = ({ fields, endpoint }: Walked) =>
    fields.filter(
      (field) =>
        /archiveId$/i.test(field) || (field === 'id' && endpoint.path.includes('/ai-story/archive/')),
    );
  const touching = all.flatMap((walked) => fieldsOf(walked).map((field) => ({ ...walked, field })));

  async function stateOf(): Promise<unknown> {
    const { rows } = await api.database.pool.query(
      `select a.*, (select count(*)::int from messages m where m.user_id = a.user_id) as messages,
         (select count(*)::int from pinned_facts p where p.save_id = a.id) as pins,
         (select count(*)::int from shares s where s.user_id = a.user_id) as shares
       from saves a where a.id = $1`,
      [mara.archiveId],
    );
    return rows;
  }

  test.each(touching)('does not exist for $name ($field), like an unknown one', async (walked) => {
    const before = await stateOf();
    for (const archiveId of [mara.archiveId, 'nosuchsave']) {
      // The caller's own share, so that only the save to replace is invalid.
      const own = walked.name === 'shares.continueShare' ? { id: await shareOf(thief) } : {};
      const input = fill(walked, { ...own, [walked.field]: archiveId });
      const answer = await call(walked, input, thief.token);
      expect(answer.data.error, `${walked.name} with ${walked.field}`).toBe('save.not_found');
    }
    expect(await stateOf()).toEqual(before);
  });

  async function shareOf({ archiveId, token }: Player): Promise<string> {
    const answer = await api.post('/ai-lab/ai-story/share-archive/share', { archiveId }, token);
    return String(answer.data.id);
  }
});

describe('text that looks like code', () => {
  const texts = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '{{constructor.constructor("x")()}} <%= x %> %s \\u003c',
    '</textarea><!-- --> &lt;b&gt; "quoted" \'single\' `tick`',
    "'; drop table messages; --",
    'مرحبا \u202eabc\u202c שלום',
    '灯台の灯りが、海を照らす。한국어도 됩니다.',
    '👩‍👩‍👧‍👦 🏴‍☠️ 🇫🇷 é e\u0301 ﷽',
    'line one\nline two\ttabbed',
  ];

  test.each(texts)('is stored and returned unchanged: %j', async (text) => {
    const reader = await newPerson(api);
    const ask = async (path: string, body: object) => {
      const answer = await api.post(`/ai-lab/ai-story/${path}`, body, reader.token);
      expect(answer.code, `${path}: ${answer.msg}`).toBe(0);
      return answer.data;
    };
    const sent = await ask('chat', { storyId, content: text, clientRequestId: requestId() });
    const [save] = await savesOf(reader.token);
    const archiveId = save?.id ?? '';
    const dialog = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`, reader.token);
    expect((dialog.data.pageList as { text: string }[])[1]?.text).toBe(text);
    const { id: messageId } = sent.message as { id: string };
    const edit = { messageId, content: text, expectedHeadId: messageId };
    expect((await ask('modify-assistant-message', edit)).text).toBe(text);
    const title = text.slice(0, 60).trim();
    expect((await ask('archive/create', { storyId, title })).title).toBe(title);
    expect((await ask('dialog/pin', { archiveId, content: text })).content).toBe(text);
    const share = await ask('share-archive/share', { archiveId });
    expect(share.excerpt).toBe(text.replaceAll(/\s+/g, ' '));
    const read = await api.get(`/ai-lab/ai-story/share-archive/detail?id=${share.id}`);
    const shared = (read.data.messages as { text: string }[]).map((message) => message.text);
    expect(shared.slice(1)).toEqual([text, text]);
    const found = await api.get(`/ai-lab/ai-story/search?keyword=${encodeURIComponent(text)}`);
    expect(found.code).toBe(0);
  });
});
