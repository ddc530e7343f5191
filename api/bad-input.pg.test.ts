import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

test('an unknown path is 404 in the envelope', async () => {
  expect(await api.get('/ai-lab/nothing')).toMatchObject({
    status: 404,
    data: { error: 'transport.not_found' },
  });
});

test('a parameter sent twice is refused rather than one of them picked', async () => {
  const answer = await api.get('/ai-lab/ai-story/feed?page=1&page=2');
  expect(answer.data).toMatchObject({ error: 'request.invalid', fields: { page: expect.any(String) } });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'size=51', 'size=0', 'type=BOOK', 'category=%00'])(
  'the feed refuses %s',
  async (query) => {
    expect((await api.get(`/ai-lab/ai-story/feed?${query}`)).data.error).toBe('request.invalid');
  },
);

test.each(["' or 1=1 --", 'a-b', '', '%00', 'A'.repeat(200)])(
  'an id like %j is refused before any query',
  async (id) => {
    const answer = await api.get(`/ai-lab/ai-story/view-detail?id=${encodeURIComponent(id)}`);
    expect(answer.data.error).toBe('request.invalid');
  },
);

test('names that mean something to the language are unknown fields like any other', async () => {
  const headers = { tokenid: await api.guest() };
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const body = `{"${name}": {"isAdmin": true}}`;
    const answer = await api.send('/ai-lab/ai-story/user-setting/modify', { method: 'POST', headers, body });
    expect(answer.data.error).toBe('request.invalid');
    const asked = await api.get(`/ai-lab/ai-story/feed?${name}=1`);
    expect(asked.data.error).toBe('request.invalid');
  }
});

test('an address that cannot be decoded is a refusal, not a failure of ours', async () => {
  for (const path of ['/user/user/%zz', '/ai-lab/ai-story/view-detail?id=%E0%A4%A', '/%']) {
    expect((await api.get(path)).status).toBeLessThan(500);
  }
});

test('a character that the database cannot store is refused in words', async () => {
  const headers = { tokenid: await api.guest() };
  const body = '{"contentRatingList": ["G\\u0000"]}';
  const answer = await api.send('/ai-lab/ai-story/user-setting/modify', { method: 'POST', headers, body });
  expect(answer).toMatchObject({ status: 200, data: { error: 'request.invalid' } });
});

test('a request id given by the caller comes back; one that could forge a log line does not', async () => {
  const ask = (id: string) => api.send('/alive', { headers: { 'x-request-id': id } });
  expect((await ask('abc-123')).headers.get('x-request-id')).toBe('abc-123');
  expect((await ask('a"b,{}')).headers.get('x-request-id')).toMatch(/^[a-z0-9]{16}$/);
});

test('no reply may be kept by a cache on the way, refusals neither', async () => {
  const token = await api.guest();
  for (const path of ['/user/user/login-user', '/ai-lab/ai-story/feed', '/ai-lab/nothing']) {
    const { headers } = await api.get(path, token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await api.get('/user/user/login-user')).headers.get('cache-control')).toBe('no-store');
});

test('the numbers of the house are not for visitors', async () => {
  expect((await api.app.request('/metrics')).status).toBe(200);
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect((await api.app.request('/metrics', { headers })).status).toBe(404);
});

test('the reference page and the document are there and load nothing from elsewhere', async () => {
  const docs = await api.app.request('/docs');
  const page = await docs.text();
  expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('/ai-lab/ai-story/view-detail');
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  const document = (await (await api.app.request('/openapi.json')).json()) as { openapi: string };
  expect(document.openapi).toBe('3.1.0');
});
