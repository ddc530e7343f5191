// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSessionParameters,
  readSessionParameters,
  takeLinkToken,
  withSessionParameters,
} from './session-parameters.ts';

const all = 'access-token=abc&device-id=d1&version=2.1&userId=u1&referral=friend';
const read = (query: string) => readSessionParameters(new URLSearchParams(query));
const five = { 'access-token': 'abc', 'device-id': 'd1', version: '2.1', userId: 'u1', referral: 'friend' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('readSessionParameters', () => {
  it('stores the parameters when all five are present', () => {
    expect(read(all)).toEqual(five);
    expect(sessionStorage).toHaveLength(5);
    expect(sessionStorage.getItem('device-id')).toBe('d1');
  });

  it.each(Object.keys(five))('stores nothing and restores nothing without %s', (name) => {
    const query = new URLSearchParams(all);
    query.delete(name);
    expect(readSessionParameters(query)).toBeNull();
    query.set(name, '');
    expect(readSessionParameters(query)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('restores them when all five are stored, also if the address has some of them', () => {
    read(all);
    expect(read('')).toEqual(five);
    expect(read('userId=u2&version=3')).toEqual(five);
  });

  it.each(Object.keys(five))('restores nothing if %s is not stored', (name) => {
    read(all);
    sessionStorage.removeItem(name);
    expect(read('')).toBeNull();
  });

  it('keeps the last referral beyond the visit', () => {
    read('referral=friend');
    read('');
    expect(localStorage.getItem('lastReferral')).toBe('friend');
    read('referral=another');
    expect(localStorage.getItem('lastReferral')).toBe('another');
  });

  it('works where storage throws', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(read(all)).toEqual(five);
    set.mockRestore();
  });
});

describe('takeLinkToken', () => {
  const open = (search: string) => history.replaceState({ idx: 3 }, '', `/read/s1?${search}#end`);

  it('removes the token from the address, and nothing else', () => {
    open('from=app&access-token=abc&userId=u1');
    expect(takeLinkToken(true)).toBe('abc');
    expect(location.href).toMatch(/\/read\/s1\?from=app&userId=u1#end$/);
    expect(history.state).toEqual({ idx: 3 });
  });

  it('leaves an address without a token as it is', () => {
    open('q=a%20b');
    expect(takeLinkToken(false)).toBeNull();
    expect(location.search).toBe('?q=a%20b');
  });

  it('is the stored token for a visitor without a session only', () => {
    open(all);
    takeLinkToken(false);
    expect(location.search).not.toContain('access-token');
    expect([takeLinkToken(false), takeLinkToken(true)]).toEqual(['abc', null]);
    forgetSessionParameters();
    expect(takeLinkToken(false)).toBeNull();
  });

  it.each(['', 'a%0d%0ab', 'a%20b', '%E2%82%AC'])('refuses %j, which no header could contain', (token) => {
    open(`access-token=${token}`);
    expect(takeLinkToken(false)).toBeNull();
    expect(location.search).toBe('');
  });
});

describe('withSessionParameters', () => {
  const request = new URL(`https://stories.example/read/s1?q=1&${all}`);

  it('adds them to a redirect within the site', () => {
    expect(withSessionParameters('/read/s1-salt?page=2#end', request)).toBe(
      `/read/s1-salt?page=2&${all}#end`,
    );
  });

  it.each(['https://other.example/', '//other.example/'])('sends them to no other site: %s', (location) => {
    expect(withSessionParameters(location, request)).toBe(location);
  });

  it('leaves a redirect as it is if the address has none', () => {
    expect(withSessionParameters('/there?q=a%20b', new URL('https://stories.example/?q=1'))).toBe(
      '/there?q=a%20b',
    );
  });
});
