import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, composeFirstPage, rotateHourly } from './first-page.ts';

const story = (id: string, authorId: string, isNew = false): Candidate => ({ id, authorId, isNew });
const hot = (count: number) =>
  Array.from({ length: count }, (_, index) => story(`hot${index}`, `author${index}`));

describe('composeFirstPage', () => {
  test('keeps the order if no author has more than two stories and none is new', () => {
    expect(composeFirstPage(hot(5), [], 3)).toEqual(['hot0', 'hot1', 'hot2']);
  });

  test("replaces an author's third story with the next hottest", () => {
    const hottest = [...['a', 'b', 'c'].map((id) => story(id, 'mara')), story('d', 'odd')];
    expect(composeFirstPage(hottest, [], 3)).toEqual(['a', 'b', 'd']);
  });

  test('fills the page with stories it left out if there are too few authors', () => {
    expect(
      composeFirstPage(
        ['a', 'b', 'c', 'd'].map((id) => story(id, 'mara')),
        [],
        3,
      ),
    ).toEqual(['a', 'b', 'c']);
  });

  test('distributes three new stories over a page of twenty, in place of the least hot', () => {
    const newcomers = ['n1', 'n2', 'n3', 'n4'].map((id) => story(id, id, true));
    const page = composeFirstPage(hot(30), newcomers, 20);
    expect(page.flatMap((id, index) => (id.startsWith('n') ? [`${id} at ${index}`] : []))).toEqual([
      'n1 at 5',
      'n2 at 12',
      'n3 at 19',
    ]);
    expect(page.filter((id) => id.startsWith('hot'))).toEqual(hot(17).map(({ id }) => id));
  });

  test('counts hot stories that are new towards the share of new stories', () => {
    const hottest = [story('n1', 'x', true), story('n2', 'y', true), ...hot(30)];
    const page = composeFirstPage(hottest, [story('n3', 'z', true), story('n4', 'w', true)], 20);
    expect(page.filter((id) => id.startsWith('n'))).toEqual(['n1', 'n2', 'n3']);
  });

  const candidates = fc
    .uniqueArray(fc.tuple(fc.nat(200), fc.nat(9), fc.boolean()), { selector: ([id]) => id, maxLength: 60 })
    .map((all) => all.map(([id, author, isNew]) => story(`s${id}`, `a${author}`, isNew)));

  test('returns a full page without duplicates, and two stories by an author while there are enough others', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 30 }), (all, size) => {
        const page = composeFirstPage(
          all,
          all.filter(({ isNew }) => isNew),
          size,
        );
        expect(new Set(page).size).toBe(page.length);
        expect(page).toHaveLength(Math.min(size, all.length));
        const byAuthor = (stories: readonly Candidate[]) => [
          ...Map.groupBy(stories, ({ authorId }) => authorId).values(),
        ];
        const enough = byAuthor(all).reduce((sum, works) => sum + Math.min(2, works.length), 0);
        const most = Math.max(
          0,
          ...byAuthor(all.filter(({ id }) => page.includes(id))).map((works) => works.length),
        );
        if (enough >= size + 3) expect(most).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('rotates new stories by the hour', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `story${index}`);
    const at = (time: string) => rotateHourly(ids, new Date(`2026-03-01T${time}Z`));
    expect(at('10:00:00')).toEqual(at('10:59:59'));
    expect(at('10:00:00')).not.toEqual(at('11:00:00'));
    expect(at('10:00:00').toSorted()).toEqual(ids.toSorted());
  });
});
