// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { branchWith } from '../../testing/branches.ts';
import { BranchList } from './BranchList.tsx';
import { layOutTree } from './branches.layout.ts';

afterEach(cleanup);

const tree = [
  branchWith({ id: 'o', depth: 0, onPath: true, childCount: 1 }),
  branchWith({ id: 'f', parentId: 'o', depth: 3, skipped: 2, onPath: true, childCount: 2 }),
  branchWith({ id: 'h', parentId: 'f', depth: 6, onPath: true, saveIds: ['save1'] }),
  branchWith({ id: 'x', parentId: 'f', depth: 4 }),
];

function show(busy = false) {
  const onGo = vi.fn();
  render(<BranchList layout={layOutTree(tree)} headId="h" busy={busy} onGo={onGo} />);
  const placeOf = (id: string) =>
    within(screen.getByText(`Text of ${id}.`).parentElement?.parentElement as HTMLElement);
  return { onGo, placeOf };
}

describe('BranchList', () => {
  it('marks only the messages that are saved', () => {
    const { placeOf } = show();
    expect(placeOf('h').getByText('Saved')).toBeDefined();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('offers a jump to every message except the head', () => {
    const { placeOf, onGo } = show();
    expect(placeOf('h').getByText('You are here')).toBeDefined();
    expect(placeOf('h').queryByRole('button')).toBeNull();
    fireEvent.click(placeOf('x').getByRole('button'));
    expect(onGo).toHaveBeenCalledWith(tree[3]);
    expect(screen.getAllByText('You are here')).toHaveLength(1);
  });

  it('offers no jump while another one is in progress', () => {
    show(true);
    expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
  });

  it('lists a second branch below its fork', () => {
    show();
    const other = screen.getByRole('list', { name: 'Another branch from Turn 2' });
    expect(within(other).getAllByRole('listitem')).toHaveLength(1);
    expect(within(other).getByText('Text of x.')).toBeDefined();
  });
});
