import { expect, test } from 'vitest';
import { cast, loreEntry, outcomes, pathOf } from '../testing/entries.ts';

const one = (id: string, change: object = {}) => loreEntry({ id, keys: ['door'], group: 'omen', ...change });
const winner = (entries: ReturnType<typeof one>[], wishes: object = {}) =>
  cast(entries, { path: pathOf('I open the door of the old mill.'), ...wishes }).triggered.map(
    ({ entry }) => entry.id,
  );

test('of one group one is told, and the others say why they are not', () => {
  expect(outcomes([one('a', { priority: 1 }), one('b')], { path: pathOf('door') })).toEqual([
    'a: in',
    'b: group',
  ]);
});

test('one that stays wins over all that are newly called', () => {
  const state = { b: { sticky: 1, cooldown: 0 } };
  expect(winner([one('a', { priority: 9, keys: ['door', 'mill'] }), one('b')], { state })).toEqual(['b']);
});

test('more different keys win over more importance, and importance over lot', () => {
  const keys = ['door', 'mill'];
  expect(winner([one('a', { priority: 9 }), one('b', { keys })])).toEqual(['b']);
  expect(winner([one('a'), one('b', { priority: 1 })])).toEqual(['b']);
});

test('constants and other groups are not in the contest', () => {
  const entries = [one('a'), one('b', { constant: true }), one('c', { group: 'weather' })];
  expect(cast(entries, { path: pathOf('door') }).trace.map(({ outcome }) => outcome)).toEqual([
    'in',
    'in',
    'in',
  ]);
});

test('one whose roll failed leaves the group to the others', () => {
  expect(winner([one('a', { priority: 9, probability: 0 }), one('b')])).toEqual(['b']);
});

test('what is called up later finds the group taken', () => {
  const late = one('late', { keys: ['lantern'], priority: 9 });
  expect(outcomes([one('early', { content: 'A lantern.' }), late], { path: pathOf('door') })).toEqual([
    'early: in',
    'late: group',
  ]);
});

test('the lot follows the weights, and falls the same for the same parent', () => {
  const entries = [one('heavy', { probability: 90 }), one('light', { probability: 30 }), one('none')];
  const at = (parent: string) =>
    cast(entries.slice(0, 2), { path: [{ id: parent, text: 'door', depth: 1 }] }).triggered[0]?.entry.id;
  const parents = Array.from({ length: 1_500 }, (_, n) => `p${n}`);
  const drawn = parents.map(at);
  expect(parents.map(at)).toEqual(drawn);
  // Who is called up at all is rolled first; of those where both are, three of four fall to the heavy one.
  const count = (id: string) => drawn.filter((each) => each === id).length;
  expect(count('heavy') / count('light')).toBeGreaterThan(3.5);
  expect(count('light')).toBeGreaterThan(50);
});
