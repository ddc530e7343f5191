// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { charactersOver } from './characters-over.ts';
import { Notice } from './Notice.tsx';
import { replyLabel } from './reply-label.ts';
import { turnNumber } from './turn-number.ts';
import { UserLine } from './UserLine.tsx';

afterEach(cleanup);

describe('labels', () => {
  it('count turns by exchanges', () => {
    expect([0, 1, 2, 3, 4].map(turnNumber)).toEqual([0, 1, 1, 2, 2]);
  });

  it('name who replies', () => {
    expect([replyLabel('Ilse'), replyLabel(null)]).toEqual(['Ilse replies', 'The story continues']);
  });

  it('count the characters over a limit', () => {
    expect([1, 2, 18_000].map(charactersOver)).toEqual([
      '1 character over',
      '2 characters over',
      '18,000 characters over',
    ]);
  });
});

describe('Notice', () => {
  it('is an alert, unless it is quiet and has no role of its own', () => {
    render(
      <>
        <Notice text="Lost" />
        <Notice text="Points" tone="invite" />
        <Notice text="Stopped" tone="quiet" />
        <Notice text="Moved" tone="quiet" role="alert" />
      </>,
    );
    expect(screen.getAllByRole('alert').map((notice) => notice.textContent)).toEqual([
      'Lost',
      'Points',
      'Moved',
    ]);
    expect(screen.getByRole('note').textContent).toBe('Stopped');
  });
});

describe('UserLine', () => {
  it('is pending until the server has confirmed it', () => {
    const { rerender } = render(<UserLine text="I knock." pending />);
    const isPending = () => screen.getByRole('article', { name: 'You' }).dataset.pending;
    expect(isPending()).toBe('true');
    rerender(<UserLine text="I knock." />);
    expect(isPending()).toBe('false');
  });
});
