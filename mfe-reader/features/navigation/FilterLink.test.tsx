// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterLink } from './FilterLink.tsx';

/** The answer is on its way as long as the place is the old one. */
let place = { key: 'old' };
vi.mock('@storyloom/mfe', async (original) => ({
  ...(await original<typeof import('@storyloom/mfe')>()),
  useLocation: () => place,
}));

beforeEach(() => {
  place = { key: 'old' };
});
afterEach(cleanup);

const { host } = createFakeHost();
const filters = () =>
  inShell(
    host,
    <>
      <FilterLink href="/?sort=LATEST">New</FilterLink>
      <FilterLink href="/?sort=EARLIEST">Old</FilterLink>
    </>,
  );
const pending = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.dataset.pending)
    .map((link) => link.textContent);

it('shows what was pressed at once, the last of two, and no more when the answer has come, nor on the way back', () => {
  const { rerender } = render(filters());
  expect(pending()).toEqual([]);
  fireEvent.click(screen.getByText('New'));
  expect(pending()).toEqual(['New']);
  fireEvent.click(screen.getByText('Old'));
  expect(pending()).toEqual(['Old']);
  place = { key: 'new' };
  rerender(filters());
  expect(pending()).toEqual([]);
  place = { key: 'old' };
  rerender(filters());
  expect(pending()).toEqual([]);
});

it.each([
  ['is left', () => null],
  ['is put away', () => <Activity mode="hidden">{filters()}</Activity>],
])('shows nothing on the way back to a page that %s before the answer came', (_, elsewhere) => {
  const { rerender } = render(<Activity>{filters()}</Activity>);
  fireEvent.click(screen.getByText('New'));
  expect(pending()).toEqual(['New']);
  rerender(elsewhere());
  rerender(<Activity>{filters()}</Activity>);
  expect(pending()).toEqual([]);
});

it('shows nothing when the link opens in another tab', () => {
  render(filters());
  fireEvent.click(screen.getByText('New'), { ctrlKey: true });
  expect(pending()).toEqual([]);
});
