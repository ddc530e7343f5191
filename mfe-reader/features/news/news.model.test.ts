import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import { describe, expect, it } from 'vitest';
import { chooseNotice } from './news.model.ts';

describe('chooseNotice', () => {
  const update = { from: 1, to: 3, publications: [] };
  const nothing: SaveNews = { update: null, thanks: { isGiven: false, isAllowed: false } };
  const fresh = { stayedAt: 0, isThanksDismissed: false, isTimeForThanks: true };

  it('shows a new version until the reader stays at it', () => {
    expect(chooseNotice({ ...nothing, update }, fresh)).toEqual({ kind: 'update', update });
    expect(chooseNotice({ ...nothing, update }, { ...fresh, stayedAt: 3 })).toBeNull();
    expect(chooseNotice({ ...nothing, update }, { ...fresh, stayedAt: 2 })).not.toBeNull();
  });

  it('asks for thanks once, at their time, where they are allowed', () => {
    const allowed = { ...nothing, thanks: { isGiven: false, isAllowed: true } };
    expect(chooseNotice(allowed, fresh)).toEqual({ kind: 'thanks' });
    expect(chooseNotice(allowed, { ...fresh, isTimeForThanks: false })).toBeNull();
    expect(chooseNotice(allowed, { ...fresh, isThanksDismissed: true })).toBeNull();
    expect(chooseNotice({ ...nothing, thanks: { isGiven: true, isAllowed: true } }, fresh)).toBeNull();
    expect(chooseNotice(nothing, fresh)).toBeNull();
  });
});
