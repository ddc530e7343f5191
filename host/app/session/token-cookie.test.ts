import { describe, expect, it } from 'vitest';
import { hostCookies, isRenewalDue, scriptCookies, tokenIn } from './token-cookie.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 31);
/** The Cookie header after these cookies are set. */
const header = (cookies: string[]) => cookies.map((text) => text.split(';')[0]).join('; ');

describe('tokenIn', () => {
  it.each(['abc123', 'with=equals', 'a;b,c'])('reads %j as it was written', (token) => {
    expect(tokenIn(`theme=dark; ${header(scriptCookies(token, false))}; other=1`)).toBe(token);
    expect(tokenIn(header(hostCookies(token, false, now)))).toBe(token);
  });

  it.each([
    '',
    'tokenid=',
    'tokenid',
    'xtokenid=abc',
    'tokenid-renewed=1769817600',
    'nottokenid=abc; a=tokenid=abc',
    'tokenid=%E0%A4%A',
    'tokenid=a%0ab',
    'tokenid=%20',
  ])('reads null from %j', (cookies) => {
    expect(tokenIn(cookies)).toBeNull();
  });
});

describe('scriptCookies', () => {
  it('save a token for 90 days, SameSite=Lax, Secure with TLS, for the next document to renew', () => {
    expect(scriptCookies('abc', true)).toEqual([
      'tokenid=abc; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
      'tokenid-renewed=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
    expect(scriptCookies('abc', false).join()).not.toContain('Secure');
  });

  it('delete a token', () => {
    expect(scriptCookies(null, false)).toEqual([
      'tokenid=; Path=/; Max-Age=0; SameSite=Lax',
      'tokenid-renewed=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });
});

describe('isRenewalDue', () => {
  it('is true a day after the host set the cookie', () => {
    const cookies = header(hostCookies('abc', false, now));
    expect(isRenewalDue(cookies, now)).toBe(false);
    expect(isRenewalDue(cookies, now + day)).toBe(false);
    expect(isRenewalDue(cookies, now + day + 1_000)).toBe(true);
    expect(isRenewalDue(cookies, now - day - 1_000)).toBe(true);
  });

  it.each(['tokenid=abc', 'tokenid=abc; tokenid-renewed=', 'tokenid=abc; tokenid-renewed=soon'])(
    'is true for %j, which the host has not set',
    (cookies) => {
      expect(isRenewalDue(cookies, now)).toBe(true);
    },
  );
});
