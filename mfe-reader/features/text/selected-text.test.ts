// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepSelected, selectedWords } from './selected-text.ts';

const button = () => document.querySelector('fieldset') as Element;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-item="a1"><article><p>The lamp is Odile’s.</p></article><fieldset><button>More</button></fieldset></div>
    <div data-item="a2"><article><p>Rain.</p></article></div>
    <div id="menu"></div>`;
  getSelection()?.removeAllRanges();
  keepSelected('', { currentTarget: document.body, target: document.body });
});

const select = (from: Node | null, start: number, to: Node | null, end: number) => {
  if (from && to) getSelection()?.setBaseAndExtent(from, start, to, end);
};
const words = (id: string) => document.querySelector(`[data-item=${id}] p`)?.firstChild ?? null;
const press = (target = button()) => keepSelected('a1', { currentTarget: button(), target });

it('gives what is selected of a turn', () => {
  select(words('a1'), 4, words('a1'), 8);
  expect(selectedWords('a1')).toBe('lamp');
  expect(selectedWords('a2')).toBe('');
});

it('gives nothing where the selection goes beyond the turn', () => {
  select(words('a1'), 4, words('a2'), 2);
  expect(selectedWords('a1')).toBe('');
});

it('remembers it from the press that took the selection away, for that turn alone', () => {
  select(words('a1'), 4, words('a1'), 8);
  press();
  getSelection()?.removeAllRanges();
  press(document.querySelector('#menu') as Element);
  expect(selectedWords('a1')).toBe('lamp');
  expect(selectedWords('a2')).toBe('');
  press();
  expect(selectedWords('a1')).toBe('');
});
