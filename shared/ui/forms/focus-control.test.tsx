// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { focusWhenShown } from './focus-control.ts';

afterEach(() => document.body.replaceChildren());

function addInput(id: string): HTMLElement {
  const input = Object.assign(document.createElement('input'), { id });
  document.body.append(input);
  return input;
}
/** Observers are called before tasks. */
const observed = () => new Promise((resolve) => setImmediate(resolve));

describe('focusWhenShown', () => {
  it('moves the focus once the control is in the page', async () => {
    focusWhenShown('late');
    const late = addInput('late');
    await observed();
    expect(document.activeElement).toBe(late);
  });

  it('moves the focus to the part around a control that is not in the page', async () => {
    focusWhenShown('entry', 'book');
    const book = addInput('book');
    await observed();
    expect(document.activeElement).toBe(book);
  });

  it('does not move the focus after a press, or when the wait was ended', async () => {
    focusWhenShown('first');
    document.dispatchEvent(new Event('pointerdown'));
    addInput('first');
    const end = focusWhenShown('second');
    end();
    addInput('second');
    await observed();
    expect(document.activeElement).toBe(document.body);
  });
});
