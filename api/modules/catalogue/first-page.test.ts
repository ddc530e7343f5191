import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, composeFirstPage, rotateHourly } from './first-page.ts';

const story = (id: string, authorId: string, isNew = false): Candidate => ({ id, authorId, isNew });
const hot = (count: number) =>
  Array.from({ length: count }, (_, place) => story(`hot${place}`, `author${place}`));

test('the hottest stand in their order when no author has more than two and nothing is new', () => {
  expect(composeFirstPage(hot(5), [], 3)).toEqual(['hot0', 'hot1', 'hot2']);
});

test('a third story of one author gives way to the next hottest', () => {
  const hottest = [...['a', 'b', 'c'].map((id) => story(id, 'mara')), story('d', 'odd')];
  expect(composeFirstPage(hottest, [], 3)).toEqual(['a', 'b', 'd']);
});

test('with too few authors the page is filled with what was passed over', () => {
  expect(
    composeFirstPage(
      ['a', 'b', 'c', 'd'].map((id) => story(id, 'mara')),
      [],
      3,
    ),
  ).toEqual(['a', 'b', 'c']);
});

test('three of twenty are new, spread over the page, and take the places of the least hot', () => {
  const newcomers = ['n1', 'n2', 'n3', 'n4'].map((id) => story(id, id, true));
  const page = composeFirstPage(hot(30), newcomers, 20);
  expect(page.flatMap((id, place) => (id.startsWith('n') ? [`${id} at ${place}`] : []))).toEqual([
    'n1 at 5',
    'n2 at 12',
    'n3 at 19',
  ]);
  expect(page.filter((id) => id.startsWith('hot'))).toEqual(hot(17).map(({ id }) => id));
});

test('new stories that are hot count towards that share', () => {
  const hottest = [story('n1', 'x', true), story('n2', 'y', true), ...hot(30)];
  const page = composeFirstPage(hottest, [story('n3', 'z', true), story('n4', 'w', true)], 20);
  expect(page.filter((id) => id.startsWith('n'))).toEqual(['n1', 'n2', 'n3']);
});

const candidates = fc
  .uniqueArray(fc.tuple(fc.nat(200), fc.nat(9), fc.boolean()), { selector: ([id]) => id, maxLength: 60 })
  .map((all) => all.map(([id, author, isNew]) => story(`s${id}`, `a${author}`, isNew)));

test('whatever is hot and new: a full page, nothing twice, and two by one author while there are others', () => {
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

test('new stories take turns by the hour, the same for everybody within it', () => {
  const ids = Array.from({ length: 50 }, (_, place) => `story${place}`);
  const at = (time: string) => rotateHourly(ids, new Date(`2026-03-01T${time}Z`));
  expect(at('10:00:00')).toEqual(at('10:59:59'));
  expect(at('10:00:00')).not.toEqual(at('11:00:00'));
  expect(at('10:00:00').toSorted()).toEqual(ids.toSorted());
});
