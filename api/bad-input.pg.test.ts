import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

describe('the API', () => {
  test('returns 404 in the envelope for an unknown path', async () => {
    expect(await api.get('/ai-lab/nothing')).toMatchObject({
      status: 404,
      data: { error: 'transport.not_found' },
    });
  });

  test('rejects a repeated parameter', async () => {
    const response = await api.get('/ai-lab/ai-story/feed?page=1&page=2');
    expect(response.data).toMatchObject({ error: 'request.invalid', fields: { page: expect.any(String) } });
  });

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'size=51', 'size=0', 'type=BOOK', 'category=%00'])(
    'rejects a feed request with %s',
    async (query) => {
      expect((await api.get(`/ai-lab/ai-story/feed?${query}`)).data.error).toBe('request.invalid');
    },
  );

  test.each(["' or 1=1 --", 'a-b', '', '%00', 'A'.repeat(200)])(
    'rejects an id like %j before any query',
    async (id) => {
      const response = await api.get(`/ai-lab/ai-story/view-detail?id=${encodeURIComponent(id)}`);
      expect(response.data.error).toBe('request.invalid');
    },
  );

  test('treats names such as __proto__ as unknown fields', async () => {
    const headers = { tokenid: await api.guest(), 'content-type': 'application/json' };
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"${name}": {"isAdmin": true}}`;
      const response = await api.send('/ai-lab/ai-story/user-setting/modify', {
        method: 'POST',
        headers,
        body,
      });
      expect(response.data.error).toBe('request.invalid');
      const ofQuery = await api.get(`/ai-lab/ai-story/feed?${name}=1`);
      expect(ofQuery.data.error).toBe('request.invalid');
    }
  });

  test('rejects an undecodable address with a 4xx status', async () => {
    for (const path of ['/user/user/%zz', '/ai-lab/ai-story/view-detail?id=%E0%A4%A', '/%']) {
      expect((await api.get(path)).status).toBeLessThan(500);
    }
  });

  test('rejects a character that the database cannot store', async () => {
    const headers = { tokenid: await api.guest(), 'content-type': 'application/json' };
    const body = '{"contentRatingList": ["G\\u0000"]}';
    const response = await api.send('/ai-lab/ai-story/user-setting/modify', {
      method: 'POST',
      headers,
      body,
    });
    expect(response).toMatchObject({ status: 200, data: { error: 'request.invalid' } });
  });

  test('forbids caching of all replies, including errors', async () => {
    const token = await api.guest();
    for (const path of ['/user/user/login-user', '/ai-lab/ai-story/feed', '/ai-lab/nothing']) {
      const { headers } = await api.get(path, token);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await api.get('/user/user/login-user')).headers.get('cache-control')).toBe('no-store');
  });

  test('hides metrics from visitors', async () => {
    expect((await api.app.request('/metrics')).status).toBe(200);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect((await api.app.request('/metrics', { headers })).status).toBe(404);
  });

  test('serves the API reference without external resources', async () => {
    const docs = await api.app.request('/docs');
    const page = await docs.text();
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('/ai-lab/ai-story/view-detail');
    expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
    const document = (await (await api.app.request('/openapi.json')).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
  });
});
