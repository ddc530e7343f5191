import { readEndpoints } from '@storyloom/contract/core/definitions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEndpoint, fillInput } from './testing/call-endpoint.ts';
import { inputFields } from './testing/contract-shapes.ts';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let admin: Person;
let storyId: string;
let authorId: string;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  admin = await newPerson(api, 'admin');
  authorId = (await newPerson(api, 'real')).id;
  ({ storyId } = await publishSample(api.database.db, { authorId, at: api.clock.now() }));
});
afterAll(() => api.drop());

let requests = 0;
const requestId = () => `bad-input-${++requests}`;

async function savesOf(token: string) {
  const response = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, token);
  return response.data as unknown as { id: string }[];
}

const all = Object.entries(await readEndpoints()).map(([name, endpoint]) => ({
  name,
  endpoint,
  fields: Object.keys(inputFields(endpoint)),
}));

type Walked = (typeof all)[number];

const call = ({ endpoint }: Walked, input: Record<string, unknown>, token: string) => {
  const values = {
    storyId,
    keyword: 'salt',
    name: 'walked',
    type: 'STORY',
    userId: 'walked',
    authorId,
    reconciliationId: 'walked',
  };
  return callEndpoint(api, endpoint, fillInput(endpoint, values, input), token);
};

describe('an impossible page', () => {
  const paged = all.flatMap((walked) => {
    const field = walked.fields.find((one) => one === 'page' || one === 'pageNum');
    return field === undefined ? [] : [{ ...walked, field }];
  });

  test.each(paged)('is rejected by $name by its field', async (walked) => {
    for (const page of ['0', '-1', '1000000000', '1.5', 'one', '', '9007199254740993']) {
      const response = await call(walked, { [walked.field]: page }, admin.token);
      expect(response, `page ${page}`).toMatchObject({ status: 200, data: { error: 'request.invalid' } });
      expect(response.data.fields).toHaveProperty(walked.field);
    }
  });

  test.each(paged)('beyond the end is empty for $name', async (walked) => {
    const response = await call(walked, { [walked.field]: '10000' }, admin.token);
    expect(response.status).toBe(200);
    if (response.code === 0)
      expect(response.data).toMatchObject({ pageList: [], hasNextPage: false, nextPageNum: null });
  });
});

describe('a text with NUL', () => {
  const refused = (fields: string) => ({
    status: 200,
    data: { error: 'request.invalid', fields: { [fields]: expect.any(String) } },
  });

  test('is refused by its field, in a query, a path, a body and within lists', async () => {
    const { token } = admin;
    const search = '/ai-lab/ai-story/search?keyword=a%00b';
    expect(await api.get(search)).toMatchObject(refused('keyword'));
    expect(await api.get('/user/user/a%00b')).toMatchObject(refused('userId'));
    const message = { storyId, content: 'a\0b', clientRequestId: requestId() };
    expect(await api.post('/ai-lab/ai-story/chat', message, token)).toMatchObject(refused('content'));
    const tags = { tags: ['salt', 'a\0b'] };
    const saved = await api.post('/ai-lab/ai-story/operation/tags/save', tags, token);
    expect(saved).toMatchObject(refused('tags.1'));
  });
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
      const response = await api.post(`/ai-lab/ai-story/${path}`, body, reader.token);
      expect(response.code, `${path}: ${response.msg}`).toBe(0);
      return response.data;
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
