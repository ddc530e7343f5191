import { expect, it } from 'vitest';
import { commandOf, type KeyPlace, type KeyPress, readerKeys } from './keys.model.ts';

const press = (key: string, part: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...part,
});
const page: KeyPlace = { takesKeys: false, covered: false, singleKeysOff: false };
const single = readerKeys.filter(({ key }) => key !== 'Enter' && key !== 'Escape');

it('finds each command by its key, in capitals too', () => {
  for (const { command, key } of single) {
    expect(commandOf(press(key), page)).toBe(command);
    if (key.length === 1) expect(commandOf(press(key.toUpperCase()), page)).toBe(command);
  }
  expect(commandOf(press('x'), page)).toBeNull();
});

it('leaves Enter to the box', () => {
  expect(commandOf(press('Enter'), page)).toBeNull();
});

it('does nothing while the reader types, but for Escape', () => {
  const typing = { ...page, takesKeys: true };
  for (const { key } of single) expect(commandOf(press(key), typing)).toBeNull();
  expect(commandOf(press('Escape'), typing)).toBe('escape');
});

it('leaves the browser its own keys', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(commandOf(press('r', { [held]: true }), page)).toBeNull();
  }
});

it('does nothing under a dialog, for a key that was used, for a word being composed, or for a key held down', () => {
  expect(commandOf(press('Escape'), { ...page, covered: true })).toBeNull();
  for (const part of [{ defaultPrevented: true }, { isComposing: true }, { repeat: true }]) {
    expect(commandOf(press('r', part), page)).toBeNull();
  }
});

it('can be switched off, all but Escape', () => {
  const off = { ...page, singleKeysOff: true };
  for (const { key } of single) expect(commandOf(press(key), off)).toBeNull();
  expect(commandOf(press('Escape'), off)).toBe('escape');
});

it('gives no key two meanings', () => {
  const keys = single.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
