import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';

const app = new Hono().use(sameOrigin).all('/', (context) => context.text('done'));
app.onError((_, context) => context.text('refused', 403));

const answer = async (method: string, headers: Record<string, string>) =>
  (await app.request('http://127.0.0.1:4100/', { method, headers })).status;

describe('sameOrigin', () => {
  it.each([
    ['GET', {}, 200],
    ['POST', {}, 403],
    ['POST', { 'sec-fetch-site': 'same-origin' }, 200],
    ['POST', { 'sec-fetch-site': 'none' }, 403],
    ['POST', { 'sec-fetch-site': 'cross-site', origin: 'http://10.0.0.2:4100', host: '10.0.0.2:4100' }, 403],
    // Browsers do not send Sec-Fetch-Site by HTTP to another machine.
    ['POST', { origin: 'http://10.0.0.2:4100', host: '10.0.0.2:4100' }, 200],
    ['POST', { origin: 'http://10.0.0.2:3000', host: '10.0.0.2:4100' }, 403],
    ['POST', { origin: 'null', host: '10.0.0.2:4100' }, 403],
  ] as [string, Record<string, string>, number][])(
    'answers %s with %j by %i',
    async (method, headers, status) => {
      expect(await answer(method, headers)).toBe(status);
    },
  );
});
