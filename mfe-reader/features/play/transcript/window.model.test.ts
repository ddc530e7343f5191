import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsBetween, idsFrom, isAppended, layOutList } from './window.model.ts';

const height = (id: string) => Number(id.split(':')[1]);
const list = fc
  .array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 })
  .map((heights) => heights.map((each, index) => `${index}:${each}`));

describe('window.model', () => {
  it('has the same height whatever is rendered', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 40 }), fc.func(fc.boolean()), (ids, gap, isDrawn) => {
        const layout = { ids, heightOf: height, gap };
        const heightOf = (drawn: (id: string) => boolean) => {
          const parts = layOutList(layout, drawn);
          const heights = parts.map((part) =>
            part.kind === 'space' ? part.height : height(ids[part.index] ?? ''),
          );
          return heights.reduce((sum, each) => sum + each, 0) + gap * Math.max(0, heights.length - 1);
        };
        expect(heightOf(isDrawn)).toBe(heightOf(() => true));
      }),
    );
  });

  it('renders the requested items in order and joins the others', () => {
    const ids = ['0:10', '1:10', '2:10', '3:10', '4:10', '5:10'];
    const layout = { ids, heightOf: height, gap: 5 };
    expect(layOutList(layout, (id) => id === '2:10' || id === '4:10')).toEqual([
      { kind: 'space', key: 'space-0', height: 25 },
      { kind: 'item', index: 2 },
      { kind: 'space', key: 'space-1', height: 10 },
      { kind: 'item', index: 4 },
      { kind: 'space', key: 'space-2', height: 10 },
    ]);
  });

  it('finds exactly the items that overlap a range', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -500, max: 9_000 }), fc.nat(2_000), (ids, top, more) => {
        const found = new Set(idsBetween({ ids, heightOf: height, gap: 7 }, top, top + more));
        let at = 0;
        for (const id of ids) {
          const overlaps = at <= top + more && at + height(id) >= top;
          expect(found.has(id), id).toBe(overlaps);
          at += height(id) + 7;
        }
      }),
    );
  });

  it('returns the ids between two items in either order', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(idsFrom(ids, 'c', 'b')).toEqual(['b', 'c']);
    expect(idsFrom(ids, 'b', 'b')).toEqual(['b']);
    expect(idsFrom(ids, 'b', '')).toEqual([]);
  });

  it('detects one exchange appended at the end', () => {
    const story = ['a', 'b', 'c'];
    expect(isAppended(story, [...story, 'd'])).toBe(true);
    expect(isAppended(story, [...story, 'd', 'e'])).toBe(true);
    const others = [story, [], ['a', 'b'], ['z', ...story], ['a', 'b', 'x', 'd'], [...story, 'd', 'e', 'f']];
    for (const other of others) expect(isAppended(story, other)).toBe(false);
    expect(isAppended([], ['a'])).toBe(false);
  });
});
