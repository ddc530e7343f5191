import { type Endpoint, endpoint } from '@storyloom/contract/core/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readViewer } from './caller.ts';

const flags = { userId: 'u', sessionId: 's', isRealUser: false, isAdmin: false };
const viewers = {
  guest: flags,
  account: { ...flags, isRealUser: true },
  admin: { ...flags, isRealUser: true, isAdmin: true },
};
const isKnown = (token: string): token is keyof typeof viewers => token in viewers;
const authenticate = async (token: string) => (isKnown(token) ? viewers[token] : null);

/** The viewer that an endpoint for such callers reads, or the status or name of its error. */
async function call(caller: Endpoint['caller'], token?: string): Promise<unknown> {
  const request = endpoint({
    method: 'GET',
    path: '/things',
    summary: '',
    caller,
    input: z.object({}),
    data: z.null(),
    errors: [],
  });
  return readViewer(token, request, authenticate).catch((error: { status?: number; error?: string }) => {
    return error.status ?? error.error;
  });
}

describe('readViewer', () => {
  test('lets everybody call a public endpoint, known by the token if there is one', async () => {
    expect(await call('anyone')).toBeNull();
    expect(await call('anyone', '')).toBeNull();
    expect(await call('anyone', 'guest')).toBe(viewers.guest);
  });

  test('refuses an unknown token on every endpoint', async () => {
    for (const caller of ['anyone', 'guest', 'user', 'admin'] as const)
      expect(await call(caller, 'ended'), caller).toBe(401);
  });

  test('accepts the required callers and those above them', async () => {
    expect(await call('guest')).toBe(401);
    expect(await call('guest', 'guest')).toBe(viewers.guest);
    expect(await call('user', 'guest')).toBe('auth.real_user_required');
    expect(await call('user', 'account')).toBe(viewers.account);
  });

  test('hides endpoints for administrators from other accounts', async () => {
    expect(await call('admin', 'account')).toBe(404);
    expect(await call('admin', 'admin')).toBe(viewers.admin);
  });
});
