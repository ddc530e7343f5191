// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SortableList } from './SortableList.tsx';

afterEach(cleanup);

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  const self = (letter: string) => letter;
  return (
    <SortableList
      label="Letters"
      items={letters}
      getKey={self}
      nameOf={self}
      renderItem={self}
      onReorder={setLetters}
    />
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('SortableList', () => {
  it('moves rows by their buttons, keeps the focus and announces the position', () => {
    render(<Letters />);
    const down = screen.getByRole('button', { name: 'Move a down' });
    down.focus();
    fireEvent.click(down);
    expect(order()).toEqual(['b', 'a', 'c']);
    expect(document.activeElement).toBe(down);
    expect(screen.getByText('a is now 2 of 3.').getAttribute('role')).toBe('status');
    press('Move c up');
    expect(order()).toEqual(['b', 'c', 'a']);
  });

  it('does not move rows beyond the ends', () => {
    render(<Letters />);
    press('Move a up');
    press('Move c down');
    expect(order()).toEqual(['a', 'b', 'c']);
  });
});
