// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusHandover } from './use-focus-handover.ts';

afterEach(cleanup);

/** Two parts that take each other's place, at a press or without one. */
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
  it('leaves the focus alone when the first part appears', () => {
    render(<Parts />);
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus to the part that takes the place of the pressed one', () => {
    render(<Parts />);
    reserve();
    arrive();
    expect(document.activeElement).toBe(screen.getByLabelText('Reference'));
  });

  it('moves it once: a part that comes later leaves it alone', () => {
    render(<Parts />);
    reserve();
    arrive();
    arrive();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus where the visitor has moved it since the press', () => {
    render(<Parts />);
    reserve();
    act(() => button('Elsewhere').focus());
    arrive();
    expect(document.activeElement).toBe(button('Elsewhere'));
  });

  it('leaves it alone when nothing was pressed, or no part is expected', () => {
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
