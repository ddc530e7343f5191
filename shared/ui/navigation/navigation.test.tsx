// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BottomBar } from './BottomBar.tsx';
import { PointsPill } from './PointsPill.tsx';
import { Rail } from './Rail.tsx';

afterEach(cleanup);

const items = [
  { label: 'Home', icon: null, href: '/', current: true },
  { label: 'Search', icon: null, href: '/search' },
];

describe.each([
  ['BottomBar', BottomBar],
  ['Rail', Rail],
])('%s', (_, Part) => {
  it('links to each destination and marks the current one', () => {
    render(<Part items={items} />);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/', 'page'],
      ['/search', null],
    ]);
  });
});

describe('PointsPill', () => {
  it('names the balance once it is known, and reports a click', () => {
    const onClick = vi.fn();
    const { rerender } = render(<PointsPill balanceText={null} onClick={onClick} />);
    expect(screen.getByRole('button', { name: 'Points, get more' }).textContent).toBe('–+');
    rerender(<PointsPill balanceText="0" onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: '0 points, get more' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
