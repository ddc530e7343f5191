import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashToken, newToken, slideAfterMs, tokenLifeMs } from './tokens.ts';

test('a token is 256 random bits, never the same twice', () => {
  const tokens = Array.from({ length: 200 }, newToken);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('what is stored of a token is its SHA-256, by which it is found and from which it is not', () => {
  const token = newToken();
  expect(hashToken(token)).toEqual(createHash('sha256').update(token).digest());
  expect(hashToken(token)?.toString('latin1')).not.toContain(token);
});

test.each([
  ['nothing', ''],
  ['one letter less', 'x'.repeat(42)],
  ['one letter more', 'x'.repeat(44)],
  ['a line break behind it', `${'x'.repeat(43)}\n`],
  ['a sign that is none of its letters', `${'x'.repeat(42)}+`],
  ['letters of another script', 'х'.repeat(43)],
])('%s was never a token, and costs no query', (_, text) => {
  expect(hashToken(text)).toBeNull();
});

test('any text has a hash only where it has the shape of a token', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(hashToken(text) !== null).toBe(/^[\w-]{43}$/.test(text) && text.length === 43);
    }),
  );
});

test('a token is moved on far more often than it could die in between', () => {
  expect(tokenLifeMs).toBe(90 * 86_400_000);
  expect(slideAfterMs).toBe(3_600_000);
});
