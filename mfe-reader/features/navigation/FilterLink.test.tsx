// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inPendingShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FilterLink } from './FilterLink.tsx';

afterEach(cleanup);

const { host } = createFakeHost();
const before = { pathname: '/', key: 'before' };
const after = { pathname: '/', search: '?sort=EARLIEST', key: 'after' };

const filtersAt = (location: { pathname: string; key: string }) =>
  inPendingShell(
    host,
    <>
      <FilterLink href="/?sort=LATEST">New</FilterLink>
      <FilterLink href="/?sort=EARLIEST">Old</FilterLink>
    </>,
    location,
  );
const pending = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.dataset.pending)
    .map((link) => link.textContent);

describe('FilterLink', () => {
  it('marks the last pressed link as pending until the navigation completes', () => {
    const { rerender } = render(filtersAt(before));
    expect(pending()).toEqual([]);
    fireEvent.click(screen.getByText('New'));
    expect(pending()).toEqual(['New']);
    fireEvent.click(screen.getByText('Old'));
    expect(pending()).toEqual(['Old']);
    rerender(filtersAt(after));
    expect(pending()).toEqual([]);
    rerender(filtersAt(before));
    expect(pending()).toEqual([]);
  });

  it.each([
    ['unmounted', () => null],
    ['hidden', () => <Activity mode="hidden">{filtersAt(before)}</Activity>],
  ])('is not pending after its page was %s during the navigation', (_, elsewhere) => {
    const { rerender } = render(<Activity>{filtersAt(before)}</Activity>);
    fireEvent.click(screen.getByText('New'));
    expect(pending()).toEqual(['New']);
    rerender(elsewhere());
    rerender(<Activity>{filtersAt(before)}</Activity>);
    expect(pending()).toEqual([]);
  });

  it('is not pending when it opens another tab', () => {
    render(filtersAt(before));
    fireEvent.click(screen.getByText('New'), { ctrlKey: true });
    expect(pending()).toEqual([]);
  });
});
