import { expect, test } from 'vitest';
import { satisfiesCaret } from './caret.ts';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.4.0', '19.3.1', true],
  ['19.3.0', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['0.1.2', '0.1.0', true],
  ['0.2.0', '0.1.0', false],
  ['0.0.4', '0.0.3', false],
  ['workspace:*', '1.0.0', false],
])('%s satisfies ^%s: %s', (have, want, expected) => {
  expect(satisfiesCaret(have, want)).toBe(expected);
});
