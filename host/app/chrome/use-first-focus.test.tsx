// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFirstFocus } from './use-first-focus.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Part() {
  const title = useRef<HTMLHeadingElement>(null);
  useFirstFocus(title);
  return (
    <h1 ref={title} tabIndex={-1}>
      Title
    </h1>
  );
}

function focusOn(role: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.tabIndex = -1;
  document.body.append(element);
  element.focus();
  return element;
}

describe('useFirstFocus', () => {
  it('focuses the element if nothing has the focus', () => {
    render(<Part />);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('does not take the focus from another element', () => {
    const field = focusOn('textbox');
    render(<Part />);
    expect(document.activeElement).toBe(field);
  });

  it('focuses the element after an alert dialog closes', async () => {
    const question = focusOn('alertdialog');
    render(<Part />);
    expect(document.activeElement).toBe(question);
    await act(async () => question.remove());
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('takes the focus only once', async () => {
    render(<Part />);
    screen.getByRole('heading').blur();
    await act(async () => focusOn('textbox').remove());
    expect(document.activeElement).toBe(document.body);
  });
});
