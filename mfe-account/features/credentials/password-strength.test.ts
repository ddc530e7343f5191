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
});
