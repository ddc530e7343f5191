import type { Logins } from '@storyloom/contract/users/entities/logins';
import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const of = (email: string | null, ...others: (string | null)[]) =>
  ownAddress({ email, identities: others.map((one) => ({ email: one })) } as Logins);

describe('ownAddress', () => {
  it('returns the address of the password, or else of the first service that has one', () => {
    expect(of('ada@mail.example', 'a@acorn.example')).toBe('ada@mail.example');
    expect(of(null, null, 'b@acorn.example', 'c@acorn.example')).toBe('b@acorn.example');
    expect([of(null, null), of(null)]).toEqual([undefined, undefined]);
  });
});
