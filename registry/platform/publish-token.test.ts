import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, signProof } from './proof.ts';
import { mayPublish, publishToken } from './publish-token.ts';

const secret = randomBytes(32);
const reader = publishToken(secret, 'reader');

describe('a publish token', () => {
  it('is valid only for its own micro-frontend and secret', () => {
    expect(mayPublish(secret, 'reader', `Bearer ${reader}`)).toBe(true);
    expect(mayPublish(secret, 'account', `Bearer ${reader}`)).toBe(false);
    expect(mayPublish(randomBytes(32), 'reader', `Bearer ${reader}`)).toBe(false);
  });

  it.each([undefined, '', 'Bearer ', `Bearer ${reader}x`, `Bearer ${reader.slice(1)}`])(
    'is refused as %j',
    (authorization) => {
      expect(mayPublish(secret, 'reader', authorization)).toBe(false);
    },
  );
});

describe('a proof', () => {
  const buildId = 'aaaaaaaaaaaa';
  const at = '2026-01-02T03:04:05.000Z';
  const checks = { types: 'passed', arrows: 'passed', tests: '3 passed', budgets: 'small' };
  const proof = signProof({ by: 'team', buildId, at, checks }, reader);
  const other = publishToken(secret, 'account');

  it('is valid only for its build and the token that signed it', () => {
    expect(isSigned(proof, buildId, reader)).toBe(true);
    expect(isSigned(proof, 'bbbbbbbbbbbb', reader)).toBe(false);
    expect(isSigned(proof, buildId, other)).toBe(false);
  });

  it('is refused with a shortened or different signature', () => {
    for (const signature of ['', proof.signature.slice(1), `${proof.signature.slice(0, -2)}xx`])
      expect(isSigned({ ...proof, signature }, buildId, reader)).toBe(false);
  });

  it.each([
    ['time', { ...proof, at: '2026-01-02T03:04:06.000Z' }],
    ['types', { ...proof, checks: { ...checks, types: 'failed' } }],
    ['arrows', { ...proof, checks: { ...checks, arrows: 'failed' } }],
    ['tests', { ...proof, checks: { ...checks, tests: 'failed' } }],
    ['budgets', { ...proof, checks: { ...checks, budgets: 'large' } }],
    ['build', { ...proof, buildId: 'bbbbbbbbbbbb' }],
  ] as const)('is refused with another value for its %s', (_, changed) => {
    expect(isSigned(changed as typeof proof, changed.buildId, reader)).toBe(false);
  });

  it('of a team is not accepted as one of an installation', () => {
    const { signature } = proof;
    expect(isSigned({ by: 'installation', buildId, at, signature }, buildId, reader)).toBe(false);
    const start = signProof({ by: 'installation', buildId, at }, reader);
    expect(isSigned(start, buildId, reader)).toBe(true);
  });
});
