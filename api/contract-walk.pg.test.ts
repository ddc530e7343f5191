import { readEndpoints } from '@storyloom/contract/core/definitions';
import { requestLimits } from '@storyloom/contract/core/request-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from './testing/people.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
/** An administrator's token, which every endpoint accepts. */
let token: string;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  ({ token } = await newPerson(api, 'admin'));
});
afterAll(() => api.drop());

const endpoints = await readEndpoints();
const all = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
const posts = all.filter(({ endpoint }) => endpoint.method === 'POST');

/** The endpoint's path with its parameters filled in. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'abc');

test.each(all)('$name has a handler', ({ endpoint }) => {
  const handlers = api.routes.filter((route) => route.endpoint === endpoint);
  expect(handlers).toHaveLength(1);
});

test('the API has no endpoints outside the contract', () => {
  const known = new Set<unknown>(Object.values(endpoints));
  expect(api.routes.filter((route) => !known.has(route.endpoint))).toEqual([]);
});

describe('with unusable input', () => {
  const isForm = ({ endpoint }: (typeof all)[number]) => endpoint.wire === 'multipart';
  const jsonPosts = posts.filter((each) => !isForm(each));

  test.each(posts.filter(isForm))('$name rejects JSON with 415', async ({ endpoint }) => {
    const response = await api.post(addressOf(endpoint.path), { file: 'x' }, token);
    expect(response).toMatchObject({ status: 415, data: { error: 'transport.unsupported_type' } });
  });

  test.each(jsonPosts)('$name rejects JSON sent as text with 415', async ({ endpoint }) => {
    const headers = { tokenid: token, 'content-type': 'text/plain' };
    const response = await api.send(addressOf(endpoint.path), { method: 'POST', headers, body: '{}' });
    expect(response).toMatchObject({ status: 415, data: { error: 'transport.unsupported_type' } });
  });

  test.each(jsonPosts)('$name rejects malformed JSON with 400', async ({ endpoint }) => {
    const headers = { tokenid: token, 'content-type': 'application/json' };
    for (const body of ['{"a":', '[]', '"text"', 'null']) {
      const response = await api.send(addressOf(endpoint.path), { method: 'POST', headers, body });
      expect(response).toMatchObject({ status: 400, data: { error: 'transport.bad_request' } });
    }
  });

  test.each(jsonPosts)('$name rejects a body beyond its limit with 413', async ({ endpoint }) => {
    const body = JSON.stringify({ content: 'a'.repeat(endpoint.maxBodyBytes ?? requestLimits.bodyBytes) });
    const headers = { tokenid: token, 'content-type': 'application/json' };
    const response = await api.send(addressOf(endpoint.path), { method: 'POST', headers, body });
    expect(response).toMatchObject({ status: 413, data: { error: 'transport.too_large' } });
  });

  test.each(jsonPosts)('$name reads a body within its limit', async ({ endpoint }) => {
    const max = endpoint.maxBodyBytes ?? requestLimits.bodyBytes;
    const envelope = JSON.stringify({ content: '' }).length;
    const body = JSON.stringify({ content: 'a'.repeat(max - envelope) });
    const headers = { tokenid: token, 'content-type': 'application/json' };
    const response = await api.send(addressOf(endpoint.path), { method: 'POST', headers, body });
    expect(response.status).not.toBe(413);
  });

  test.each(all.filter((each) => !isForm(each)))(
    '$name rejects an unknown field by name',
    async ({ endpoint }) => {
      const path = addressOf(endpoint.path);
      const response =
        endpoint.method === 'GET'
          ? await api.get(`${path}?surprise=1`, token)
          : await api.post(path, { surprise: 1 }, token);
      expect(response).toMatchObject({ status: 200, code: 10001, data: { error: 'request.invalid' } });
      expect(response.data.fields).toHaveProperty('surprise');
    },
  );
});
