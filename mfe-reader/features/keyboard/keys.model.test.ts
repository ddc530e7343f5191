import { describe, expect, it } from 'vitest';
import { commandOf, type KeyContext, type KeyPress, readerKeys } from './keys.model.ts';

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
const page: KeyContext = { takesKeys: false, covered: false, singleKeysOff: false };
const single = readerKeys.filter(({ key }) => key !== 'Enter' && key !== 'Escape');

describe('commandOf', () => {
  it('finds each command by its key, ignoring case', () => {
    for (const { command, key } of single) {
      expect(commandOf(press(key), page)).toBe(command);
      if (key.length === 1) expect(commandOf(press(key.toUpperCase()), page)).toBe(command);
    }
    expect(commandOf(press('x'), page)).toBeNull();
  });

  it('leaves Enter to the composer', () => {
    expect(commandOf(press('Enter'), page)).toBeNull();
  });

  it('ignores keys in a field, except Escape', () => {
    const typing = { ...page, takesKeys: true };
    for (const { key } of single) expect(commandOf(press(key), typing)).toBeNull();
    expect(commandOf(press('Escape'), typing)).toBe('escape');
  });

  it('ignores keys with modifiers', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect(commandOf(press('r', { [held]: true }), page)).toBeNull();
    }
  });

  it('ignores keys under an overlay, handled, composing or repeated keys', () => {
    expect(commandOf(press('Escape'), { ...page, covered: true })).toBeNull();
    for (const part of [{ defaultPrevented: true }, { isComposing: true }, { repeat: true }]) {
      expect(commandOf(press('r', part), page)).toBeNull();
    }
  });

  it('ignores single keys when they are off, except Escape', () => {
    const off = { ...page, singleKeysOff: true };
    for (const { key } of single) expect(commandOf(press(key), off)).toBeNull();
    expect(commandOf(press('Escape'), off)).toBe('escape');
  });

  it('has one command for each key', () => {
    const keys = single.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
