// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

const layerOf = (name: string) =>
  Number(
    screen.getByRole(/^Delete/.test(name) ? 'alertdialog' : 'dialog', { name, hidden: true }).parentElement
      ?.style.zIndex,
  );

function page({ open = ['Share'], zIndex }: { open?: string[]; zIndex?: number } = {}) {
  return (
    <>
      <ConfirmDialog open={open.includes('Delete?')} title="Delete?" onConfirm={vi.fn()} onCancel={vi.fn()} />
      {['Share', 'Points'].map((title) => (
        <Dialog
          key={title}
          open={open.includes(title)}
          onClose={vi.fn()}
          title={title}
          {...(title === 'Points' && zIndex !== undefined && { zIndex })}
        />
      ))}
    </>
  );
}

describe('the layers of dialogs', () => {
  it('begin at 50, each above those that are open, whatever their order in the page', () => {
    const { rerender } = render(page());
    expect(layerOf('Share')).toBe(50);
    rerender(page({ open: ['Share', 'Delete?'] }));
    expect([layerOf('Share'), layerOf('Delete?')]).toEqual([50, 51]);
    rerender(page({ open: ['Share', 'Delete?', 'Points'], zIndex: 50 }));
    expect([layerOf('Delete?'), layerOf('Points')]).toEqual([51, 52]);
  });

  it('begin again when all are closed, and are never below the given one', () => {
    const { rerender } = render(page({ open: ['Share', 'Delete?'] }));
    rerender(page({ open: [] }));
    rerender(page({ open: ['Share'] }));
    expect(layerOf('Share')).toBe(50);
    rerender(page({ open: ['Share', 'Points'], zIndex: 60 }));
    expect(layerOf('Points')).toBe(60);
  });
});
