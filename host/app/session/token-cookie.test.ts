import { describe, expect, it } from 'vitest';
import { tokenCookie, tokenIn } from './token-cookie.ts';

describe('the tokenid cookie', () => {
  it.each(['abc123', 'with=equals', 'a;b,c', 'ümläut'.normalize('NFC').replace(/[^\x21-\x7e]/g, 'x')])(
    'reads %j as it was written',
    (token) => {
      const [pair = ''] = tokenCookie(token, false).split(';');
      expect(tokenIn(`theme=dark; ${pair}; other=1`)).toBe(token);
    },
  );

  it.each([
    '',
    'tokenid=',
    'tokenid',
    'xtokenid=abc',
    'nottokenid=abc; a=tokenid=abc',
    'tokenid=%E0%A4%A',
    'tokenid=a%0ab',
    'tokenid=%20',
  ])('reads null from %j', (cookies) => {
    expect(tokenIn(cookies)).toBeNull();
  });

  it('writes a token for 90 days, SameSite=Lax, and Secure with TLS', () => {
    expect(tokenCookie('abc', true)).toBe('tokenid=abc; Path=/; Max-Age=7776000; SameSite=Lax; Secure');
    expect(tokenCookie('abc', false)).not.toContain('Secure');
  });

  it('deletes a token', () => {
    expect(tokenCookie(null, false)).toContain('tokenid=; Path=/; Max-Age=0');
  });
});
