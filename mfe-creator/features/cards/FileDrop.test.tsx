// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const card = new File(['{}'], 'mara.json');
const input = () => screen.getByLabelText<HTMLInputElement>(/Choose a file/);

/** Simulates a file chosen in the browser's dialog. As in browsers, an empty value removes it. */
function putFile(file: File): void {
  const files = { item: () => (isEmptied() ? null : file) };
  const emptied = vi.spyOn(input(), 'value', 'set');
  const isEmptied = () => emptied.mock.calls.some(([value]) => value === '');
  Object.defineProperty(input(), 'files', { configurable: true, value: files });
}
const isEmpty = () => input().files?.item(0) === null;

describe('FileDrop', () => {
  it('takes a file and empties itself, so that the same file can be chosen again', () => {
    const choose = vi.fn();
    render(<FileDrop onChoose={choose} />);
    expect(choose).not.toHaveBeenCalled();
    putFile(card);
    fireEvent.change(input());
    expect(choose.mock.calls).toEqual([[card]]);
    expect(isEmpty()).toBe(true);
  });

  it('takes a file chosen before hydration exactly once', async () => {
    const choose = vi.fn();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<FileDrop onChoose={choose} />);
    putFile(card);
    const app = await act(async () => hydrateRoot(root, <FileDrop onChoose={choose} />));
    expect(choose.mock.calls).toEqual([[card]]);
    expect(isEmpty()).toBe(true);
    act(() => app.render(<FileDrop onChoose={choose} takesFocus />));
    expect(choose).toHaveBeenCalledTimes(1);
    act(() => app.unmount());
  });
});
