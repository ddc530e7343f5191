// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPath, cleanProperties } from './clean-properties.ts';

const here = location.origin;

describe('cleanProperties', () => {
  it('removes titles, search words, and the query of each address', () => {
    expect(
      cleanProperties({
        $title: 'My secret draft',
        $latest_search_keyword: 'wish',
        $url: `${here}/read/s1?access-token=t#x`,
        $referrer: 'https://mail.example/inbox/letter7?token=t',
        $url_path: '/search/wish/2',
        $utm_source: 'letter',
        event_duration: 4.2,
      }),
    ).toEqual({
      $url: `${here}/read/s1`,
      $referrer: 'https://mail.example/',
      $url_path: '/search',
      $utm_source: 'letter',
      event_duration: 4.2,
    });
  });

  it('empties an address that cannot be read', () => {
    expect(cleanProperties({ $url: 'https://[' })).toEqual({ $url: '' });
  });
});

describe('cleanPath', () => {
  it('removes searches and the ids of the administration, in every language', () => {
    const paths = ['/search/a wish', '/en/search/wish', '/admin/users/u1', '/read/search/x', '/search'];
    expect(paths.map(cleanPath)).toEqual(['/search', '/en/search', '/admin', '/read/search/x', '/search']);
  });
});
