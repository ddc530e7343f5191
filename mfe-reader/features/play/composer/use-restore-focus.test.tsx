// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

afterEach(cleanup);

function Dock() {
  const [sent, send] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <section aria-label="Dock" onFocus={useRestoreFocus(box)}>
      {sent ? null : <button type="button">Send</button>}
      <textarea ref={box} />
      <button type="button" onClick={() => send(true)}>
        Take it away
      </button>
    </section>
  );
}

describe('useRestoreFocus', () => {
  it('moves the focus of a removed control to the message box', () => {
    render(<Dock />);
    screen.getByText('Send').focus();
    fireEvent.click(screen.getByText('Take it away'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('leaves a focus elsewhere alone', () => {
    render(<Dock />);
    screen.getByText('Send').focus();
    screen.getByText('Take it away').focus();
    fireEvent.click(screen.getByText('Take it away'));
    expect(document.activeElement).toBe(screen.getByText('Take it away'));
  });
});
