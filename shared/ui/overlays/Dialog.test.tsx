// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

describe('Dialog', () => {
  it('is named by its title and described by its description', () => {
    render(<Dialog open onClose={vi.fn()} title="Save this moment" description="Three saves a story." />);
    const dialog = screen.getByRole('dialog', { name: 'Save this moment' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Three saves a story.');
  });

  it('closes by its button and on Escape', () => {
    const onClose = vi.fn();
    render(<Dialog open onClose={onClose} title="Points" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes by a click beside it, but not by the second click of a double click', () => {
    const onClose = vi.fn();
    render(<Dialog open onClose={onClose} title="Publish" />);
    const click = (detail: number) => {
      fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
      fireEvent.mouseDown(document.body, { detail });
      fireEvent.click(document.body, { detail });
    };
    click(2);
    expect(onClose).not.toHaveBeenCalled();
    click(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open on Escape if only its buttons may close it', () => {
    const onClose = vi.fn();
    render(<Dialog open persistent onClose={onClose} title="Risk Warning" />);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  describe('after closing', () => {
    function show() {
      const page = (open: boolean) => (
        <>
          <button type="button">Log in</button>
          <input aria-label="Message" />
          <Dialog open={open} onClose={vi.fn()} title="Welcome" finalFocus={() => screen.getByText('Log in')}>
            <button type="button">Continue</button>
          </Dialog>
        </>
      );
      const { rerender } = render(page(true));
      const close = () => {
        rerender(page(false));
        return expect.poll(() => screen.queryByText('Continue')).toBeNull();
      };
      return { close };
    }
    const focused = () => document.activeElement;

    it('moves the focus to its target', async () => {
      const { close } = show();
      screen.getByText('Continue').focus();
      await close();
      expect(focused()).toBe(screen.getByText('Log in'));
    });

    it('leaves the focus in a field that was entered meanwhile', async () => {
      const { close } = show();
      screen.getByLabelText('Message').focus();
      await close();
      expect(focused()).toBe(screen.getByLabelText('Message'));
    });
  });
});
