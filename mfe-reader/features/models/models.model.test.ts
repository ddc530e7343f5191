import { describe, expect, it } from 'vitest';
import { modelOf } from '../../testing/models.ts';
import { activeModel, defaultModel } from '../chat/ports/active-model.ts';
import { fairUseText, isUnavailable, nextPriceText, priceText } from './models.model.ts';

const standard = modelOf({ id: 'standard', isDefault: true });
const open = modelOf({ id: 'open', price: 3 });
const locked = modelOf({ id: 'locked', price: 5, isLocked: true });
const all = [locked, standard, open];

describe('models.model', () => {
  it.each([
    [null, 'standard'],
    ['open', 'open'],
    ['locked', 'standard'],
    ['gone', 'standard'],
  ])('with %j chosen, uses %s', (chosenId, id) => {
    expect(activeModel(all, chosenId).id).toBe(id);
  });

  it('detects an unavailable choice', () => {
    expect([null, 'open', 'locked', 'gone'].map((id) => isUnavailable(all, id))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('falls back to the default price without models', () => {
    expect(activeModel([], 'open')).toEqual(defaultModel);
  });

  it('names a price in words', () => {
    expect([priceText(0), priceText(1), priceText(5)]).toEqual(['Free', '1 point', '5 points']);
  });

  it('counts free replies once few are left', () => {
    const text = (freeRepliesLeft: number | null, price = 0) => nextPriceText({ price, freeRepliesLeft });
    expect([text(21), text(20), text(0, 1), text(null, 5)]).toEqual([
      'Free',
      'Free · 20 left today',
      '1 point',
      '5 points',
    ]);
  });

  it('states the fair use of free replies', () => {
    expect(fairUseText({ freeRepliesLeft: 480 })).toBe(
      '480 of 500 free replies left today (UTC), then 1 point each.',
    );
    expect(fairUseText({ freeRepliesLeft: null })).toBeNull();
  });
});
