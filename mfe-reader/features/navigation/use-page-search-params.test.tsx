// @vitest-environment jsdom
import { Link } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { joinPath, usePageSearchParams } from './use-page-search-params.ts';

afterEach(cleanup);

/** A page that is kept: it stays while the address is another's. */
function Kept({ path, to }: { path: string; to: readonly string[] }) {
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

function sortsAt(path: string, url: string, to: readonly string[]) {
  const { host } = createFakeHost();
  render(inShell(host, <Kept path={path} to={to} />, { path: '*', url }));
  const now = () => screen.getByRole('status').textContent;
  return [
    now(),
    ...to.map((href) => {
      fireEvent.click(screen.getByText(href));
      return now();
    }),
  ];
}

it('keeps its own query while another page is shown, and follows its own address', () => {
  const to = ['/read/abc?sort=THEIRS', '/story?sort=OLD', '/story/2?sort=THEIRS'];
  expect(sortsAt('/story', '/story?sort=NEW', to)).toEqual(['NEW', 'NEW', 'OLD', 'OLD']);
});

it('knows its address however it is written', () => {
  expect(sortsAt('/tag/dry wit', '/tag/dry%20wit?sort=NEW', ['/tag/dry%20wit/?sort=OLD'])).toEqual([
    'NEW',
    'OLD',
  ]);
  cleanup();
  expect(sortsAt('/search/50%', '/search/50%25?sort=NEW', [])).toEqual(['NEW']);
});

it('makes a path of the parts that there are', () => {
  expect([joinPath('story', undefined), joinPath('tag', 'dry wit', '2')]).toEqual([
    '/story',
    '/tag/dry wit/2',
  ]);
});
