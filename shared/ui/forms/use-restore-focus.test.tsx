// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

afterEach(cleanup);

interface ListProps {
  /** Passed to the hook. */
  find?: (controls: HTMLElement[]) => HTMLElement | undefined;
}

/** Names as buttons, each of which removes itself, and a dialog over them while `isAsking`. */
function List({ find }: ListProps) {
  const [names, setNames] = useState(['Ada', 'Bo', 'Cy']);
  const [isAsking, setAsking] = useState(false);
  const remove = (name: string) => setNames(names.filter((each) => each !== name));
  return (
    <>
      <div {...useRestoreFocus(find)}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => remove(name)}>
            {name}
          </button>
        ))}
        <button type="button" disabled>
          Save
        </button>
        <button type="button">Add</button>
        {isAsking
          ? createPortal(
              <div role="alertdialog" aria-label="Sure?">
                <button type="button" onClick={() => remove('Bo')}>
                  Yes
                </button>
              </div>,
              document.body,
            )
          : null}
      </div>
      <button type="button" onClick={() => setAsking(!isAsking)}>
        Ask
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}
const focused = () => document.activeElement?.textContent;
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

describe('useRestoreFocus', () => {
  it('moves the focus to the control that takes the place of a removed one', () => {
    render(<List />);
    press('Bo');
    expect(focused()).toBe('Cy');
    press('Cy');
    expect(focused()).toBe('Add');
  });

  it('moves it to the control that `find` returns', () => {
    render(<List find={(controls) => controls[0]} />);
    press('Cy');
    expect(focused()).toBe('Ada');
  });

  it('does not move a focus outside the part', () => {
    render(<List />);
    button('Bo').focus();
    button('Ask').focus();
    fireEvent.click(button('Bo'));
    expect(focused()).toBe('Ask');
  });

  it('does not move a focus that a dialog returned to another part', async () => {
    render(<List />);
    button('Bo').focus();
    button('Ask').focus();
    fireEvent.click(button('Ask'));
    press('Yes');
    press('Ask');
    await nextFrame();
    expect(focused()).toBe('Ask');
  });

  it('does not move a focus that a dialog returned to another control', async () => {
    render(<List />);
    button('Bo').focus();
    fireEvent.click(button('Ask'));
    press('Yes');
    button('Add').focus();
    fireEvent.click(button('Ask'));
    await nextFrame();
    expect(focused()).toBe('Add');
  });

  it('waits until the confirmation dialog has closed, even if that moves the focus elsewhere', async () => {
    render(<List />);
    button('Bo').focus();
    fireEvent.click(button('Ask'));
    press('Yes');
    await nextFrame();
    expect(focused()).toBe('Yes');
    press('Ask');
    await nextFrame();
    expect(focused()).toBe('Cy');
  });
});
