import { describe, expect, it } from 'vitest';
import { readApp } from './app-cookie.ts';

const read = (path: string, cookies = '') => readApp(new URL(path, 'https://stories.example'), cookies, true);

describe('readApp', () => {
  it('finds the app in the first address of a visit, and in the cookie afterwards', () => {
    const { isInApp, newCookies } = read('/?from=storyloom-app');
    expect([isInApp, newCookies]).toEqual([true, ['from=storyloom-app; Path=/; SameSite=Lax; Secure']]);
    expect(read('/story', 'locale=en; from=storyloom-app')).toEqual({ isInApp: true, newCookies: [] });
  });

  it.each([
    ['/story', 'locale=en; xfrom=storyloom-app'],
    ['/story', 'from='],
    ['/?from=newsletter', ''],
    ['/?from=a%3B%20b-app', ''],
  ])('finds none at %s with the cookies “%s”', (path, cookies) => {
    expect(read(path, cookies)).toEqual({ isInApp: false, newCookies: [] });
  });
});
