// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingTokenFor, readPendingLogin, writePendingLogin } from './pending-login.ts';

const login = { guestId: 'guest1', guestToken: 'token1', accessToken: 'real' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a stored pending login', () => {
  it('is read until it is deleted, and leaves nothing', () => {
    writePendingLogin(login);
    expect(readPendingLogin()).toEqual(login);
    writePendingLogin(null);
    expect([readPendingLogin(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('is in the storage of the visit alone', () => {
    localStorage.clear();
    writePendingLogin(login);
    expect(localStorage).toHaveLength(0);
  });

  it('gives its token for that guest only', () => {
    expect(pendingTokenFor('token1')).toBeNull();
    writePendingLogin(login);
    expect(['token1', 'token2', null].map(pendingTokenFor)).toEqual(['real', null, null]);
  });

  it.each(['', 'real', '{}', JSON.stringify({ ...login, accessToken: 'a\r\nb' })])(
    'is not read from %j',
    (text) => {
      sessionStorage.setItem('app-login', text);
      expect(readPendingLogin()).toBeNull();
    },
  );

  it('is null where storage throws', () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    writePendingLogin(login);
    expect(readPendingLogin()).toBeNull();
  });
});
