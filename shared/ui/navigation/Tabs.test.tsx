// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { value: 'all', label: 'All', content: 'Everything' },
  { value: 'spent', label: 'Spent', content: 'Replies' },
] as const;

describe('Tabs', () => {
  it('shows only the current panel, named by its tab', () => {
    render(<Tabs label="Points" items={items} value="spent" onChange={vi.fn()} />);
    expect(screen.getByRole('tab', { name: 'Spent', selected: true })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Spent' }).textContent).toBe('Replies');
    expect(screen.queryByText('Everything')).toBeNull();
  });

  it('reports the clicked tab', () => {
    const onChange = vi.fn();
    render(<Tabs label="Points" items={items} value="all" onChange={onChange} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Spent' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('spent');
  });

  it('renders children in the current panel only, even while the previous panel leaves', () => {
    const plain = [
      { value: 'all', label: 'All' },
      { value: 'spent', label: 'Spent' },
    ] as const;
    const counts: number[] = [];
    const Content = () => {
      useLayoutEffect(() => {
        counts.push(document.querySelectorAll('[data-content]').length);
      });
      return <p data-content />;
    };
    const tabs = (value: 'all' | 'spent') => (
      <Tabs label="Points" items={plain} value={value} onChange={vi.fn()}>
        <Content />
      </Tabs>
    );
    const { rerender } = render(tabs('all'));
    rerender(tabs('spent'));
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  it('does not report a tab that cannot be chosen', () => {
    const onChange = vi.fn();
    const some = [items[0], { ...items[1], disabled: true }];
    render(<Tabs label="Points" items={some} value="all" onChange={onChange} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Spent' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
