import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  test.each([
    [['--sed', '5'], "Unknown option '--sed'"],
    [['--seed', 'many'], '--seed many is not a number'],
    [['reader'], "Unexpected argument 'reader'"],
  ])('refuses %j in words', (args, words) => {
    expect(() => readArguments(args)).toThrow(words);
  });
});
