import { describe, expect, it } from 'vitest';
import { navigationItems } from './navigation.tsx';

const current = (pathname: string) =>
  navigationItems(pathname, () => true)
    .filter((item) => item.current)
    .map(({ label }) => label);

describe('navigationItems', () => {
  it('has the destinations that have a route, in their order', () => {
    const labels = (paths: string[]) =>
      navigationItems('/', (path) => paths.includes(path)).map(({ label }) => label);
    expect(labels(['/history', '/', '/user/profile'])).toEqual(['Home', 'Shelf', 'Me']);
    expect(labels(['/user'])).toEqual([]);
  });

  it.each([
    ['/', ['Home']],
    ['/search', ['Search']],
    ['/search/tides', ['Search']],
    ['/searching', []],
    ['/build/5', ['Create']],
    ['/user/profile', ['Me']],
    ['/user/security', ['Me']],
    ['/user', ['Me']],
    ['/users', []],
    ['/read/5', []],
  ])('marks at %s as current: %j', (pathname, labels) => {
    expect(current(pathname)).toEqual(labels);
  });
});
