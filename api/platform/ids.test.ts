import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('an id is 16 lower-case letters and digits, so a hyphen always parts the pieces of an address', () => {
  for (let i = 0; i < 500; i += 1) expect(newId()).toMatch(/^[a-z0-9]{16}$/);
});

test('ids do not repeat', () => {
  const ids = new Set(Array.from({ length: 5_000 }, newId));
  expect(ids.size).toBe(5_000);
});
