import { describe, expect, it, vi } from 'vitest';
import { createRedirects, redirectTarget } from './redirects.ts';

const at = (path: string) => new URL(path, 'https://stories.example');

describe('redirectTarget', () => {
  const rules = {
    '/spring': '/activity/spring',
    '/': '/search',
    '/ask': '/search?q=x',
    '/shop': 'https://shop.example/',
  };

  it.each([
    ['/spring', '/activity/spring'],
    ['/en/spring', '/activity/spring'],
    ['/spring?from=mail', '/activity/spring?from=mail'],
    ['/ask?q=y', '/search?q=x'],
    ['/shop?x=1', 'https://shop.example/'],
    ['/en', '/search'],
    ['/springs', null],
    ['/constructor', null],
  ])('of %s is %s', (path, target) => {
    expect(redirectTarget(rules, at(path))).toBe(target);
  });
});

describe('createRedirects', () => {
  it('redirects once the rules are known', async () => {
    const redirects = createRedirects(vi.fn());
    await redirects.apply(at('/spring'));
    redirects.learn({ '/spring': '/activity/spring' });
    const thrown = await redirects.apply(at('/spring')).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/activity/spring');
  });

  it('leaves for another site, and shows no page meanwhile', async () => {
    const leave = vi.fn();
    const redirects = createRedirects(leave);
    redirects.learn({ '/shop': 'https://shop.example/' });
    const shown = vi.fn();
    void redirects.apply(at('/shop')).then(shown, shown);
    await Promise.resolve();
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://shop.example/');
    expect(shown).not.toHaveBeenCalled();
  });
});
