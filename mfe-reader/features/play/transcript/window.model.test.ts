import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goesOn, idsBetween, idsFromTo, stretchesOf } from './window.model.ts';

const height = (id: string) => Number(id.split(':')[1]);
const list = fc
  .array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 })
  .map((heights) => heights.map((each, index) => `${index}:${each}`));

it('is as high whatever is drawn', () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 0, max: 40 }), fc.func(fc.boolean()), (ids, gap, isDrawn) => {
      const layout = { ids, heightOf: height, gap };
      const heightOf = (drawn: (id: string) => boolean) => {
        const stretches = stretchesOf(layout, drawn);
        const parts = stretches.map((part) =>
          part.kind === 'space' ? part.height : height(ids[part.index] ?? ''),
        );
        return parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1);
      };
      expect(heightOf(isDrawn)).toBe(heightOf(() => true));
    }),
  );
});

it('draws exactly what is asked, in order, and joins all that lies between', () => {
  const ids = ['0:10', '1:10', '2:10', '3:10', '4:10', '5:10'];
  const layout = { ids, heightOf: height, gap: 5 };
  expect(stretchesOf(layout, (id) => id === '2:10' || id === '4:10')).toEqual([
    { kind: 'space', key: 'space-0', height: 25 },
    { kind: 'item', index: 2 },
    { kind: 'space', key: 'space-1', height: 10 },
    { kind: 'item', index: 4 },
    { kind: 'space', key: 'space-2', height: 10 },
  ]);
});

it('finds all that overlaps a stretch and nothing else', () => {
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

it('takes a stretch from either end, and none when an end is elsewhere', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(idsFromTo(ids, 'c', 'b')).toEqual(['b', 'c']);
  expect(idsFromTo(ids, 'b', 'b')).toEqual(['b']);
  expect(idsFromTo(ids, 'b', '')).toEqual([]);
});

it('goes on by one exchange at its end, and by nothing else', () => {
  const story = ['a', 'b', 'c'];
  expect(goesOn(story, [...story, 'd'])).toBe(true);
  expect(goesOn(story, [...story, 'd', 'e'])).toBe(true);
  const others = [story, [], ['a', 'b'], ['z', ...story], ['a', 'b', 'x', 'd'], [...story, 'd', 'e', 'f']];
  for (const other of others) expect(goesOn(story, other)).toBe(false);
  expect(goesOn([], ['a'])).toBe(false);
});
