import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashToken, maxLoginMs, newToken, tokenLifetimeMs } from './tokens.ts';

describe('tokens', () => {
  test('have 256 random bits', () => {
    const tokens = Array.from({ length: 200 }, newToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('are stored as their SHA-256 hash', () => {
    const token = newToken();
    expect(hashToken(token)).toEqual(createHash('sha256').update(token).digest());
    expect(hashToken(token)?.toString('latin1')).not.toContain(token);
  });

  test.each([
    ['nothing', ''],
    ['one letter less', 'x'.repeat(42)],
    ['one letter more', 'x'.repeat(44)],
    ['a line break after it', `${'x'.repeat(43)}\n`],
    ['a character outside the alphabet', `${'x'.repeat(42)}+`],
    ['letters of another script', 'х'.repeat(43)],
  ])('reject %s without a query', (_, text) => {
    expect(hashToken(text)).toBeNull();
  });

  test('accept exactly the base64url form of 32 bytes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(hashToken(text) !== null).toBe(/^[\w-]{43}$/.test(text) && text.length === 43);
      }),
    );
  });

  test('live 90 days, and end a year after the login', () => {
    expect(tokenLifetimeMs).toBe(90 * 86_400_000);
    expect(maxLoginMs).toBe(365 * 86_400_000);
  });
});
