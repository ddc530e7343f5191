import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints/all.ts';
import { pending } from './pending.ts';

/**
 * The endpoints that had no handler when the reader was released, by the capability that adds it. The list is written
 * a second time so that an endpoint without a handler cannot be added by one line: an entry is removed from both
 * lists when its handler is added, and an entry is added only with a reason that a reviewer has read here.
 */
const agreed: Record<string, string> = {};

describe('pending endpoints', () => {
  it('are exactly those agreed on', () => {
    const expected = Object.entries(agreed).flatMap(([capability, names]) =>
      names.split(' ').map((name) => [name, capability]),
    );
    expect(pending).toEqual(Object.fromEntries(expected));
  });

  it('are endpoints of the contract', () => {
    expect(Object.keys(pending).filter((name) => !(name in endpoints))).toEqual([]);
  });
});
