// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

afterEach(cleanup);

let remove: () => void;

function Part({ next = false }) {
  const [hasButton, setButton] = useState(true);
  const other = useRef<HTMLButtonElement>(null);
  const focus = useRestoreFocus<HTMLDivElement>(() => (next ? other.current : null));
  remove = () => setButton(false);
  return (
    <>
      <div data-testid="part" {...focus}>
        {hasButton ? <button type="button">Remove</button> : null}
        <button type="button" ref={other}>
          Next
        </button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const removeIt = () => act(async () => remove());

describe('useRestoreFocus', () => {
  it('focuses the part when the control that has the focus is removed', async () => {
    render(<Part />);
    button('Remove').focus();
    await removeIt();
    expect(document.activeElement).toBe(screen.getByTestId('part'));
  });

  it('focuses the next control if there is one', async () => {
    render(<Part next />);
    button('Remove').focus();
    await removeIt();
    expect(document.activeElement).toBe(button('Next'));
  });

  it.each(['Next', 'Outside'])('leaves the focus at “%s”, where it was moved before', async (name) => {
    render(<Part />);
    button('Remove').focus();
    button(name).focus();
    await removeIt();
    expect(document.activeElement).toBe(button(name));
  });

  it('takes no focus that the part did not have', async () => {
    render(<Part />);
    button('Remove').focus();
    button('Outside').focus();
    button('Outside').blur();
    await removeIt();
    expect(document.activeElement).toBe(document.body);
  });

  it('waits for a question that is open', async () => {
    render(<Part />);
    button('Remove').focus();
    const question = document.createElement('div');
    question.setAttribute('role', 'alertdialog');
    question.tabIndex = -1;
    document.body.append(question);
    question.focus();
    await removeIt();
    expect(document.activeElement).toBe(question);
    await act(async () => question.remove());
    expect(document.activeElement).toBe(screen.getByTestId('part'));
  });
});
