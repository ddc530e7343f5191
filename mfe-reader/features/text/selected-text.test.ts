// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { captureSelection, selectedText } from './selected-text.ts';

const button = () => document.querySelector('fieldset') as Element;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-item="a1"><article><p>The lamp is Odile’s.</p></article><fieldset><button>More</button></fieldset></div>
    <div data-item="a2"><article><p>Rain.</p></article></div>
    <div id="menu"></div>`;
  getSelection()?.removeAllRanges();
  captureSelection('', { currentTarget: document.body, target: document.body });
});

const select = (from: Node | null, start: number, to: Node | null, end: number) => {
  if (from && to) getSelection()?.setBaseAndExtent(from, start, to, end);
};
const words = (id: string) => document.querySelector(`[data-item=${id}] p`)?.firstChild ?? null;
const press = (target = button()) => captureSelection('a1', { currentTarget: button(), target });

describe('selectedText', () => {
  it('returns the selection within a message', () => {
    select(words('a1'), 4, words('a1'), 8);
    expect(selectedText('a1')).toBe('lamp');
    expect(selectedText('a2')).toBe('');
  });

  it('returns nothing if the selection leaves the message', () => {
    select(words('a1'), 4, words('a2'), 2);
    expect(selectedText('a1')).toBe('');
  });

  it('remembers the selection at the press, for that message only', () => {
    select(words('a1'), 4, words('a1'), 8);
    press();
    getSelection()?.removeAllRanges();
    press(document.querySelector('#menu') as Element);
    expect(selectedText('a1')).toBe('lamp');
    expect(selectedText('a2')).toBe('');
    press();
    expect(selectedText('a1')).toBe('');
  });
});
