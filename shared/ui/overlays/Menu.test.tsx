// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

function Turn({ onRewind }: { onRewind: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Menu
        label="More"
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        items={[
          { id: 'rewind', label: 'Rewind to here', onSelect: onRewind },
          { id: 'share', label: 'Share', disabled: true, onSelect: onRewind },
        ]}
      />
    </>
  );
}

describe('Menu', () => {
  it('runs the chosen item and closes', async () => {
    const onRewind = vi.fn();
    render(<Turn onRewind={onRewind} />);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rewind to here' }));
    expect(onRewind).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  });

  it('ignores disabled items', async () => {
    const onRewind = vi.fn();
    render(<Turn onRewind={onRewind} />);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    expect(onRewind).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    render(<Turn onRewind={vi.fn()} />);
    fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  });
});
