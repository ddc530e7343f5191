import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['salt', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefghijklmnop', 1],
    ['saltroad', 1],
    ['saltroads', 2],
    ['saltroadsalt', 2],
    ['saltroadsaltr', 3],
    ['salt-roads-at', 3],
    ['saltroadsaltroads', 3],
    ['saltroadsaltroadsa', 4],
    ['Salt-roads-at-9', 4],
  ])('rates %j as %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it.each(['password1', 'qwerty123', 'iloveyou1', 'Sunshine!2026', '1qaz2wsx'])(
    'rates the common %j as weak, and says why',
    (password) => {
      expect(passwordStrength(password)).toEqual({
        level: 1,
        text: 'Weak. Many people have this password.',
      });
    },
  );
});
