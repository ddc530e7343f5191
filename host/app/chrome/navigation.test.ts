import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { NavigationEntry } from '@storyloom/contract/platform/manifest';
import type { SessionState } from '@storyloom/mfe/host';
import { describe, expect, it } from 'vitest';
import { navigationOf } from './navigation.tsx';

const guest: SessionState = { status: 'guest', tokenId: 't', userId: 'u' };
const all = ['/', '/search', '/build', '/history', '/user/profile'];
const mfe = (name: string, paths: string[], ...navigation: NavigationEntry[]) => ({
  name,
  routes: paths.map((path) => ({ path })),
  navigation,
});
const show = (mfes: object[], pathname = '/', session = guest) =>
  navigationOf({ id: 'c1', mfes } as unknown as PageComposition, session, pathname);
const entry = (label: string, change: Partial<NavigationEntry> = {}): NavigationEntry => ({
  place: 'bar',
  label: { en: label, de: 'x' },
  icon: 'M1 1h2',
  path: `/${label}`,
  ...change,
});
const labels = (items: { label: string }[]) => items.map(({ label }) => label);

describe('navigationOf', () => {
  it('has the shell’s entries that have a route, in their order', () => {
    expect(labels(show([mfe('a', ['/history', '/', '/user/profile'])]).bar)).toEqual(['Home', 'Shelf', 'Me']);
    expect(labels(show([mfe('a', ['/user'])]).bar)).toEqual([]);
  });

  it.each([
    ['/', ['Home']],
    ['/search', ['Search']],
    ['/search/tides', ['Search']],
    ['/searching', []],
    ['/build/5', ['Create']],
    ['/user/profile', ['Me']],
    ['/user/profile/u', ['Me']],
    ['/user/profile/u/works', ['Me']],
    ['/user/profile/x', []],
    ['/user/profile/x/works', []],
    ['/user/security', ['Me']],
    ['/user', ['Me']],
    ['/users', []],
    ['/read/5', []],
  ])('marks at %s as current: %j', (pathname, expected) => {
    const { bar } = show([mfe('a', all)], pathname);
    expect(labels(bar.filter((item) => item.current))).toEqual(expected);
  });

  it('puts the entries of micro-frontends at their place, by order and then by name', () => {
    const club = mfe(
      'club',
      [],
      entry('late'),
      entry('first', { order: 5 }),
      entry('top', { place: 'header' }),
    );
    const { bar, header } = show([mfe('reader', ['/']), mfe('quiz', [], entry('z')), club]);
    expect(labels(bar)).toEqual(['first', 'Home', 'late', 'z']);
    expect(labels(header)).toEqual(['top']);
  });

  it('shows an entry only to visitors who may see it', () => {
    const mfes = [mfe('club', [], entry('users', { caller: 'user' }), entry('admins', { caller: 'admin' }))];
    const seen = (session: Partial<SessionState>) => labels(show(mfes, '/', { ...guest, ...session }).bar);
    expect([seen({}), seen({ status: 'real' }), seen({ status: 'real', isAdmin: true })]).toEqual([
      [],
      ['users'],
      ['users', 'admins'],
    ]);
  });

  it('moves entries for which the bar has no room to the header', () => {
    const { bar, header } = show([mfe('a', all), mfe('b', [], entry('six')), mfe('c', [], entry('seven'))]);
    expect([bar.length, labels(header)]).toEqual([6, ['seven']]);
  });
});
