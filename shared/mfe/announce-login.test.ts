import { describe, expect, it, vi } from 'vitest';
import { announceLogin } from './announce-login.ts';

const result = { tokenId: 'token1', isNewUser: false, restored: false, merged: null };

describe('announceLogin', () => {
  it.each([
    ['a login', {}, [['success', 'Login successful, welcome back!']]],
    ['a registration', { isNewUser: true }, [['success', 'Registration successful, welcome!']]],
    [
      'a login that keeps an account from being deleted, and what moved into it',
      { restored: true, merged: { stories: 0, saves: 2, points: 0 } },
      [
        ['success', 'Login successful, welcome back!'],
        ['info', 'Your account stays. It won’t be deleted.'],
        ['info', '2 saves are in your account.'],
      ],
    ],
  ])('tells of %s', (_, change, expected) => {
    const toast = vi.fn();
    announceLogin({ toast }, { ...result, ...change });
    expect(toast.mock.calls).toEqual(expected);
  });
});
