// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Label } from './Label.tsx';

afterEach(cleanup);

/** Replaces each text node, as a browser does that translates the page. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts as Text[]) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const counts = (used: number) => (
  <p>
    <Label>
      {used} of {20} facts<b>!</b>
    </Label>
  </p>
);
const buttons = (isSaved: boolean) => <Button icon={<svg />}>{isSaved ? 'Saved' : 'Save'}</Button>;

describe('Label', () => {
  it('shows a changed text in a translated page, also beside an element', () => {
    const { container, rerender } = render(counts(3));
    translate(container);
    rerender(counts(4));
    expect(container.textContent).toBe('4 of 20 facts!');
  });

  it('is the text of a button', () => {
    const { container, rerender } = render(buttons(false));
    translate(container);
    rerender(buttons(true));
    expect(screen.getByRole('button').textContent).toBe('Saved');
  });
});
