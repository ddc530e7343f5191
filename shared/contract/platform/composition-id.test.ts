import { describe, expect, it } from 'vitest';
import type { Composition } from './composition.ts';
import { compositionIdOf } from './composition-id.ts';

type Mfes = Composition['mfes'];
const live = (stable: string, lastKnownGood?: string) =>
  ({
    stable: { buildId: stable },
    lastKnownGood: lastKnownGood ? { buildId: lastKnownGood } : null,
  }) as Mfes[string];

describe('compositionIdOf', () => {
  const id = compositionIdOf({ reader: live('b2', 'b1'), points: live('c1') });

  it('is the same for the same builds in any order', () => {
    expect(compositionIdOf({ points: live('c1'), reader: live('b2', 'b1') })).toBe(id);
    expect(id).toMatch(/^[a-f0-9]{16}$/);
  });

  it.each<Mfes>([
    { reader: live('b3', 'b1'), points: live('c1') },
    { reader: live('b2'), points: live('c1') },
    { reader: live('b2', 'b0'), points: live('c1') },
    { reader: live('b2', 'b1') },
    { creator: live('b2', 'b1'), points: live('c1') },
  ])('is another for %j', (mfes) => {
    expect(compositionIdOf(mfes)).not.toBe(id);
  });
});
