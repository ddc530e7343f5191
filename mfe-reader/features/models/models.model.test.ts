import { expect, it } from 'vitest';
import { modelOf } from '../../testing/models.ts';
import { inUse, isVoid, priceText, usual } from './models.model.ts';

const standard = modelOf({ id: 'standard', isDefault: true });
const open = modelOf({ id: 'open', price: 3 });
const locked = modelOf({ id: 'locked', price: 5, isLocked: true });
const all = [locked, standard, open];

it.each([
  [null, 'standard'],
  ['open', 'open'],
  ['locked', 'standard'],
  ['gone', 'standard'],
])('asks, where %j was chosen, %s', (chosenId, id) => {
  expect(inUse(all, chosenId).id).toBe(id);
});

it('knows a choice that cannot be had', () => {
  expect([null, 'open', 'locked', 'gone'].map((id) => isVoid(all, id))).toEqual([false, false, true, true]);
});

it('has the usual price where there is no model at all', () => {
  expect(inUse([], 'open')).toEqual(usual);
});

it('names a price in words', () => {
  expect([priceText(0), priceText(1), priceText(5)]).toEqual(['Free', '1 point', '5 points']);
});
