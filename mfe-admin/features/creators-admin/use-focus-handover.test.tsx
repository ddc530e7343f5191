// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusHandover } from './use-focus-handover.ts';

afterEach(cleanup);

/** Two parts that replace each other, after a press or without one. */
function Parts({ isExpected = true }: { isExpected?: boolean }) {
  const { part, expect: expectPart } = useFocusHandover();
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      <button type="button">Elsewhere</button>
      {isSecond ? (
        <div key="second" ref={part}>
          <input aria-label="Reference" />
        </div>
      ) : (
        <div key="first" ref={part}>
          <button type="button" onClick={() => expectPart(isExpected)}>
            Reserve
          </button>
        </div>
      )}
      <button type="button" onClick={() => setSecond((before) => !before)}>
        Arrive
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const reserve = () => {
  act(() => button('Reserve').focus());
  fireEvent.click(button('Reserve'));
};
const arrive = () => fireEvent.click(button('Arrive'));

describe('useFocusHandover', () => {
  it('does not take the focus when the first part appears', () => {
    render(<Parts />);
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus to the part that replaces the pressed one', () => {
    render(<Parts />);
    reserve();
    arrive();
    expect(document.activeElement).toBe(screen.getByLabelText('Reference'));
  });

  it('moves the focus only once: later parts do not take it', () => {
    render(<Parts />);
    reserve();
    arrive();
    arrive();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not take the focus if the visitor has moved it since the press', () => {
    render(<Parts />);
    reserve();
    act(() => button('Elsewhere').focus());
    arrive();
    expect(document.activeElement).toBe(button('Elsewhere'));
  });

  it('does not move the focus if nothing was pressed, or no part is expected', () => {
    render(<Parts isExpected={false} />);
    reserve();
    arrive();
    expect(document.activeElement).toBe(document.body);
    cleanup();
    render(<Parts />);
    act(() => button('Reserve').focus());
    arrive();
    expect(document.activeElement).toBe(document.body);
  });
});
