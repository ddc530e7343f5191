import { describe, expect, it } from 'vitest';
import { hasLocale, localeCookie } from './locale-cookie.ts';

describe('the cookie of the locale', () => {
  it.each([
    ['locale=en', true],
    ['theme=dark; locale=en; a=1', true],
    ['theme=dark;locale=en', true],
    ['', false],
    ['locale=', false],
    ['locale=eno', false],
    ['locale=de', false],
    ['mylocale=en', false],
    ['a=locale=en', false],
  ])('in %j is there: %s', (cookies, expected) => {
    expect(hasLocale(cookies)).toBe(expected);
  });

  it('is secure with TLS, and is found once it is set', () => {
    expect(localeCookie(true)).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(localeCookie(false)).not.toContain('Secure');
    expect(hasLocale(localeCookie(false).split(';')[0] ?? '')).toBe(true);
  });
});
