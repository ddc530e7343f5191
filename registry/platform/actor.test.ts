import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { derivedToken, isDerived } from './actor.ts';

const secret = randomBytes(32);
const reader = derivedToken(secret, 'reader');

describe('a derived token', () => {
  it('is valid only for its own micro-frontend and secret', () => {
    expect(isDerived(secret, 'reader', reader)).toBe(true);
    expect(isDerived(secret, 'account', reader)).toBe(false);
    expect(isDerived(randomBytes(32), 'reader', reader)).toBe(false);
  });

  it.each(['', `${reader}x`, reader.slice(1)])('is refused as %j', (token) => {
    expect(isDerived(secret, 'reader', token)).toBe(false);
  });
});
