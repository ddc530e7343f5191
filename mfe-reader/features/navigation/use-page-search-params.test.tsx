// @vitest-environment jsdom
import { Link } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { joinPath, usePageSearchParams } from './use-page-search-params.ts';

afterEach(cleanup);

/** Like a kept-alive page, it stays rendered at any location. */
function KeptAlivePage({ path, to }: { path: string; to: readonly string[] }) {
  return (
    <>
      <output>{usePageSearchParams(path).get('sort')}</output>
      {to.map((href) => (
        <Link key={href} to={href}>
          {href}
        </Link>
      ))}
    </>
  );
}

function readSorts(path: string, url: string, to: readonly string[]) {
  const { host } = createFakeHost();
  render(inShell(host, <KeptAlivePage path={path} to={to} />, { path: '*', url }));
  const current = () => screen.getByRole('status').textContent;
  return [
    current(),
    ...to.map((href) => {
      fireEvent.click(screen.getByText(href));
      return current();
    }),
  ];
}

describe('usePageSearchParams', () => {
  it('keeps the page’s query while another page is shown', () => {
    const to = ['/read/abc?sort=THEIRS', '/story?sort=OLD', '/story/2?sort=THEIRS'];
    expect(readSorts('/story', '/story?sort=NEW', to)).toEqual(['NEW', 'NEW', 'OLD', 'OLD']);
  });

  it('ignores encoding and a trailing slash', () => {
    expect(readSorts('/tag/dry wit', '/tag/dry%20wit?sort=NEW', ['/tag/dry%20wit/?sort=OLD'])).toEqual([
      'NEW',
      'OLD',
    ]);
    cleanup();
    expect(readSorts('/search/50%', '/search/50%25?sort=NEW', [])).toEqual(['NEW']);
  });
});

describe('joinPath', () => {
  it('leaves out undefined segments', () => {
    expect([joinPath('story', undefined), joinPath('tag', 'dry wit', '2')]).toEqual([
      '/story',
      '/tag/dry wit/2',
    ]);
  });
});
