import { collector } from '@storyloom/contract/analytics/collector';
import { readEndpoints } from '@storyloom/contract/core/definitions';
import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { type RateGroup, rateLimits } from '@storyloom/contract/core/rate-limits';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from './testing/people.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let tokens: string[];

beforeAll(async () => {
  api = await createTestApi();
  tokens = [];
  for (let i = 0; i < 12; i++) tokens.push((await newPerson(api, 'real')).token);
});
afterAll(() => api.drop());

const all = Object.entries(await readEndpoints()).map(([name, endpoint]) => ({ name, endpoint }));
// Calls of administrators are not found by others, before they count.
const limited = all.filter(({ endpoint }) => endpoint.rate !== undefined && endpoint.caller !== 'admin');
/** Beacons are no calls of an endpoint, but they are limited too. */
const beacons = { method: 'POST', path: collector.path, rate: collector.rate } as const;
const routes = [...limited.map(({ endpoint }) => endpoint), beacons];
const groups = Object.keys(rateLimits) as RateGroup[];

/** The status of a call. Requests count before their input is read, so it needs none. */
async function statusOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  address: string,
  token?: string,
): Promise<number> {
  const headers = { 'x-forwarded-for': address, ...(token !== undefined && { tokenid: token }) };
  return (await api.app.request(path, { method, headers })).status;
}

/** Sends this many requests to the endpoints of a group in turn; returns how many were not refused. */
async function countAllowed(group: RateGroup, count: number, address: string, who: string[]) {
  const members = routes.filter(({ rate }) => rate === group);
  let allowed = 0;
  for (let i = 0; i < count; i++) {
    const member = members[i % members.length];
    if (member === undefined) break;
    const status = await statusOf(member, address, who[i % who.length]);
    if (status !== 429) allowed++;
  }
  return allowed;
}

// Groups that limit persons too have networks of hundreds of requests; one of them stands for the others.
const networks = groups.filter((group) => rateLimits[group].person === null || group === 'exports');

const persons = groups.flatMap((group) => {
  const { person } = rateLimits[group];
  return person === null ? [] : [{ group, requests: person.requests }];
});

describe('the rate limit', () => {
  test.each(networks)('of %s counts a network as one', async (group) => {
    const { requests } = rateLimits[group].network;
    expect(await countAllowed(group, requests + 5, '198.51.100.1', tokens)).toBe(requests);
    expect(await countAllowed(group, 1, '198.51.100.2', tokens)).toBe(1);
  });

  test.each(persons)('of $group counts a person on every network', async ({ group, requests }) => {
    api.clock.advance(60_000);
    const [one = '', other = ''] = tokens;
    expect(await countAllowed(group, requests, '198.51.100.3', [one])).toBe(requests);
    expect(await countAllowed(group, 3, '198.51.100.4', [one])).toBe(0);
    expect(await countAllowed(group, 1, '198.51.100.3', [other])).toBe(1);
    api.clock.advance(60_000);
  });
});

test('a refusal names the time to wait, in the header and the message', async () => {
  const { path, method } = anonymityRegister;
  const send = () => api.send(path, { method, headers: { 'x-forwarded-for': '198.51.100.9' } });
  for (let i = 0; i < 60; i++) await send();
  const refused = await send();
  expect(refused).toMatchObject({
    status: 429,
    code: 429,
    msg: 'Too many requests in a short time. Try again in a second.',
    data: { error: 'transport.too_many_requests' },
  });
  expect(refused.headers.get('retry-after')).toBe('1');
});
