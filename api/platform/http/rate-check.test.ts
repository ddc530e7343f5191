import { rateLimits } from '@storyloom/contract/core/rate-limits';
import { describe, expect, test } from 'vitest';
import type { Limit } from '../rate-limit.ts';
import { createRateCheck } from './rate-check.ts';

const viewer = { userId: 'mara', isRealUser: false, isAdmin: false, sessionId: 's' };

function createCheck(factor: number) {
  const taken: Limit[][] = [];
  const limiter = {
    take: async (limits: readonly Limit[]) => void taken.push([...limits]),
    purge: async () => {},
  };
  return { taken, check: createRateCheck(limiter, factor) };
}

describe('createRateCheck', () => {
  test('counts a request for its network and for its person, if there is one', async () => {
    const { taken, check } = createCheck(1);
    await check('chat', viewer, '198.51.100.7');
    await check('chat', null, '198.51.100.7');
    await check('guests', viewer, '198.51.100.7');
    const { person, network } = rateLimits.chat;
    const shared = { ...network, key: 'chat:network:198.51.100.7' };
    expect(taken).toEqual([
      [shared, { ...person, key: 'chat:person:mara' }],
      [shared],
      [{ ...rateLimits.guests.network, key: 'guests:network:198.51.100.7' }],
    ]);
  });

  test('multiplies the requests of all limits', async () => {
    const { taken, check } = createCheck(3);
    await check('chat', viewer, '198.51.100.7');
    const { person, network } = rateLimits.chat;
    expect(taken[0]?.map(({ requests }) => requests)).toEqual([network.requests * 3, person.requests * 3]);
  });
});
