// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

function Turn({ onRewind, startsOpen = true }: { onRewind: () => void; startsOpen?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(startsOpen);
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
          { id: 'model', label: 'Model', note: 'Standard', onSelect: onRewind },
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

  it('names an item by all the words that are seen', async () => {
    render(<Turn onRewind={vi.fn()} />);
    expect(await screen.findByRole('menuitem', { name: 'Model Standard' })).toBeDefined();
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

  it('returns the focus to its trigger', async () => {
    render(<Turn onRewind={vi.fn()} />);
    const item = await screen.findByRole('menuitem', { name: 'Rewind to here' });
    item.focus();
    fireEvent.click(item);
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  it('leaves the focus where it went during its exit motion', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    render(
      <>
        <Turn onRewind={vi.fn()} />
        <input aria-label="Message" />
      </>,
    );
    const item = await screen.findByRole('menuitem', { name: 'Rewind to here' });
    const menu = screen.getByRole('menu');
    await expect.poll(() => menu.contains(document.activeElement)).toBe(true);
    Object.assign(menu, { getAnimations: () => [{ finished }] });
    fireEvent.click(item);
    await expect.poll(() => menu.hasAttribute('data-closed')).toBe(true);
    screen.getByLabelText('Message').focus();
    finish();
    await expect.poll(() => menu.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('has its trigger focused after a dialog that the chosen item opened', async () => {
    function Page() {
      const [isAsked, setAsked] = useState(false);
      return (
        <>
          <Turn onRewind={() => setAsked(true)} startsOpen={false} />
          <Dialog open={isAsked} onClose={() => setAsked(false)} title="Rewind?">
            <button type="button" onClick={() => setAsked(false)}>
              Cancel
            </button>
          </Dialog>
        </>
      );
    }
    render(<Page />);
    const trigger = screen.getByRole('button', { name: 'More' });
    trigger.focus();
    fireEvent.click(trigger);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rewind to here' }));
    const dialog = await screen.findByRole('dialog');
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByText('Cancel'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });
});
