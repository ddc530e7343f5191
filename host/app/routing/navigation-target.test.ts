import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { createHost } from '../create-host.ts';
import { isExternal, refuseUnsafeTarget } from './navigation-target.ts';

function navigator() {
  const went: string[] = [];
  const { host } = createFakeHost();
  const { navigate } = createHost({
    ...host,
    go: (url, { replace }) => void went.push(`go ${url}${replace ? ' replacing' : ''}`),
    leave: (url) => void went.push(`leave ${url}`),
  });
  return { navigate, went };
}

describe('navigate', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\r:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://storyloom.example/1',
    'vbscript:msgbox',
  ])('refuses %j even with external', (url) => {
    const { navigate, went } = navigator();
    expect(() => refuseUnsafeTarget(url)).toThrow('is refused');
    expect(() => navigate(url)).toThrow('is refused');
    expect(() => navigate(url, { external: true })).toThrow('is refused');
    expect(went).toEqual([]);
  });

  it.each([
    'https://other.example/',
    'HTTP://other.example',
    '//other.example/x',
    '\\\\other.example',
    '/\\other.example',
    '\\/other.example',
    ' //other.example',
    '/\t/other.example',
    '\n/\n/other.example',
    'https:other.example',
    'mailto:someone@other.example',
  ])('leaves the site for %j with external only', (url) => {
    const { navigate, went } = navigator();
    expect(isExternal(url)).toBe(true);
    expect(() => navigate(url)).toThrow('needs { external: true }');
    expect(went).toEqual([]);
    navigate(url, { external: true });
    expect(went).toEqual([`leave ${url}`]);
  });

  it.each([
    '/',
    '/read/abc-a-story',
    '/search?q=a:b',
    '?type=ROLE',
    '#top',
    'relative/path',
    '/a//b',
    '/x?to=https://y',
  ])('navigates to %j inside the site', (url) => {
    const { navigate, went } = navigator();
    navigate(url);
    navigate(url, { replace: true });
    expect(went).toEqual([`go ${url}`, `go ${url} replacing`]);
  });

  it('agrees with the URL parser of browsers', () => {
    const here = 'https://storyloom.example/here';
    for (const url of [
      '/x',
      '//o.example',
      '\\\\o.example',
      '/\\o.example',
      'x:y',
      ' /x',
      '\t//o.example',
      '?a',
      'a/b:c',
    ]) {
      const leaves = new URL(url, here).origin !== new URL(here).origin;
      expect([url, isExternal(url)]).toEqual([url, leaves]);
    }
  });
});
