// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { returnFocus } from './return-focus.ts';

afterEach(() => document.body.replaceChildren());

/** The id of the element that `returnFocus` names in a page with `html`, while `focused` has the focus. */
function answerFor(html: string, focused: string) {
  document.body.innerHTML = `<button id="trigger"></button><div id="popup"><button id="inside"></button></div>${html}`;
  document.getElementById(focused)?.focus();
  const popup = { current: document.getElementById('popup') };
  const response = returnFocus(popup, () => document.getElementById('trigger'))();
  return response ? response.id : response;
}

describe('returnFocus', () => {
  it('gives the focus to the target if it is in the overlay or nowhere', () => {
    expect(answerFor('', 'inside')).toBe('trigger');
    expect(answerFor('', 'nothing')).toBe('trigger');
  });

  it('leaves the focus in the page and in an open dialog', () => {
    expect(answerFor('<input id="field" />', 'field')).toBe(false);
    expect(answerFor('<div role="dialog" data-open><input id="field" /></div>', 'field')).toBe(false);
  });

  it('moves the focus from a dialog that is closing too', () => {
    expect(answerFor('<div role="alertdialog" data-closed><input id="field" /></div>', 'field')).toBe(
      'trigger',
    );
  });
});
