import { describe, expect, test } from 'vitest';
import { checkNewPassword } from './rules.ts';

const MAIL = 'ines.orchard@mail.example';
const messageFor = (password: string) => {
  try {
    return checkNewPassword(password, MAIL);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('checkNewPassword', () => {
  test.each(['password', 'PassWord', 'storyloom', 'Storyloom2026!', '!!bookshelf', '12storyteller'])(
    'refuses the common %s',
    (password) => {
      expect(messageFor(password)).toBe('This password is too common. Choose another.');
    },
  );

  test.each([MAIL, MAIL.toUpperCase(), 'ines.orchard', 'Ines.Orchard'])(
    'refuses the address as %s',
    (password) => {
      expect(messageFor(password)).toBe('Your email can’t be your password. Choose another.');
    },
  );

  test.each(['salt clock orchard 9', 'my storyloom orchard', 'ines.orchard9x'])('allows %s', (password) => {
    expect(messageFor(password)).toBeUndefined();
  });
});
