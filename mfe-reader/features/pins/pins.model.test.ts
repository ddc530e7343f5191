import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factWith } from '../../testing/facts.ts';
import { charactersLeft, isFull, keyOf, rowsOf } from './pins.model.ts';

describe('pins.model', () => {
  const facts = (count: number, length = 10) =>
    Array.from({ length: count }, (_, at) =>
      factWith({ id: `f${at}`, content: `${at}`.padEnd(length, 'x') }),
    );

  it('is full by count or by total length', () => {
    expect(isFull(facts(chatLimits.facts - 1))).toBe(false);
    expect(isFull(facts(chatLimits.facts))).toBe(true);
    expect(charactersLeft(facts(3))).toBeNull();
    expect(charactersLeft(facts(6, 300))).toBe(200);
    expect(isFull(facts(8, 250))).toBe(true);
  });

  it('keeps an unpinned fact in its position until it is pinned again', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id, at) =>
      factWith({ id, content: id, createdAt: `2026-01-0${at + 1}T00:00:00Z` }),
    ) as [PinnedFact, PinnedFact, PinnedFact];
    const ids = (rows: PinnedFact[]) => rows.map(({ id }) => id);
    expect(ids(rowsOf([a, b, c], [b]))).toEqual(['a', 'b', 'c']);
    expect(ids(rowsOf([a, c], [b]))).toEqual(['a', 'b', 'c']);
    const again = { ...b, id: 'b2', createdAt: '2026-01-04T00:00:00Z' };
    expect(ids(rowsOf([a, c, again], [b]))).toEqual(['a', 'c', 'b2']);
    expect(keyOf(again)).toBe(keyOf(b));
  });

  it('never lists a fact twice', () => {
    const some = fc
      .uniqueArray(fc.integer({ min: 0, max: 9 }))
      .map((picked) => picked.map((at) => all[at] ?? all[0]));
    const all = facts(10) as [PinnedFact, ...PinnedFact[]];
    fc.assert(
      fc.property(some, some, (here, unpinned) => {
        const keys = rowsOf(here, unpinned).map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...here, ...unpinned].map(keyOf)));
      }),
    );
  });
});
