// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchSingleKeys } from './single-keys.ts';
import { useReaderKeys } from './use-reader-keys.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** True if the key was handled. */
const press = (key: string, target: Element = document.body) => !fireEvent.keyDown(target, { key });

function bind() {
  const compose = vi.fn();
  const bound = renderHook(() => useReaderKeys({ compose }));
  return { compose, ...bound };
}

describe('useReaderKeys', () => {
  it('runs the command of a key, and leaves keys without a command to the browser', () => {
    const { compose } = bind();
    expect(press('c')).toBe(true);
    expect(compose).toHaveBeenCalledOnce();
    expect(press('r')).toBe(false);
    expect(press('x')).toBe(false);
  });

  it('runs the commands of the latest render', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ compose }) => useReaderKeys({ compose }), {
      initialProps: { compose: first },
    });
    rerender({ compose: second });
    press('c');
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it.each([
    ['a field', <textarea key="target" data-testid="target" />],
    [
      'a list of tabs',
      <div key="target" role="tablist">
        <button type="button" data-testid="target" />
      </div>,
    ],
  ])('does not handle keys pressed in %s', (_, part) => {
    render(part);
    const { compose } = bind();
    expect(press('c', screen.getByTestId('target'))).toBe(false);
    expect(compose).not.toHaveBeenCalled();
  });

  it('runs nothing below a dialog', () => {
    render(<div role="dialog" />);
    const { compose } = bind();
    press('c');
    expect(compose).not.toHaveBeenCalled();
  });

  it('runs commands on the page beside a drawer, but not in the drawer', () => {
    render(
      <div data-beside="true">
        <div role="dialog">
          <button type="button">Close</button>
        </div>
      </div>,
    );
    const { compose } = bind();
    expect(press('c', screen.getByRole('button'))).toBe(false);
    expect(press('c')).toBe(true);
    expect(compose).toHaveBeenCalledOnce();
  });

  it('runs no single-key command while these are switched off', () => {
    const { compose } = bind();
    switchSingleKeys(false);
    press('c');
    expect(compose).not.toHaveBeenCalled();
    switchSingleKeys(true);
    press('c');
    expect(compose).toHaveBeenCalledOnce();
  });

  it('runs nothing after the page is unmounted', () => {
    const { compose, unmount } = bind();
    unmount();
    press('c');
    expect(compose).not.toHaveBeenCalled();
  });
});
