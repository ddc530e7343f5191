import { describe, expect, it, vi } from 'vitest';
import { announceLogin } from './announce-login.ts';

const result = { tokenId: 'token1', isNewUser: false, restored: false, merged: null };

describe('announceLogin', () => {
  it.each([
    ['a login', {}, [['success', 'Login successful, welcome back!']]],
    [
      'what moved into the account',
      { merged: { stories: 0, saves: 2, points: 0 } },
      [
        ['success', 'Login successful, welcome back!'],
        ['info', '2 saves are in your account.'],
      ],
    ],
    ['a registration', { isNewUser: true }, [['success', 'Registration successful, welcome!']]],
    [
      'a login that keeps an account from being deleted, and of nothing else',
      { restored: true, merged: { stories: 0, saves: 2, points: 0 } },
      [['success', 'Welcome back. Your account stays.']],
    ],
  ])('tells of %s', (_, change, expected) => {
    const toast = vi.fn();
    announceLogin({ toast }, { ...result, ...change });
    expect(toast.mock.calls).toEqual(expected);
  });
});
