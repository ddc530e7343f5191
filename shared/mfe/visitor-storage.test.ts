// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitor, moveVisitorItems, readVisitorItem, writeVisitorItem } from './visitor-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('visitor storage', () => {
  it('keeps the items of each visitor apart', () => {
    expect(writeVisitorItem('agnes', 'draft', 'I knock')).toBe(true);
    expect(readVisitorItem('agnes', 'draft')).toBe('I knock');
    expect(readVisitorItem('finlay', 'draft')).toBeNull();
    writeVisitorItem('agnes', 'draft', null);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps nothing without a session', () => {
    expect(writeVisitorItem(null, 'draft', 'I knock')).toBe(false);
    expect(readVisitorItem(null, 'draft')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('deletes everything of one visitor and nothing of others', () => {
    writeVisitorItem('agnes', 'draft', 'I knock');
    writeVisitorItem('agnes', 'searches', '[]');
    writeVisitorItem('agnes2', 'draft', 'I wait');
    localStorage.setItem('storyloom.single-keys', 'off');
    forgetVisitor('agnes');
    expect(Object.keys(localStorage).sort()).toEqual(['storyloom.single-keys', 'storyloom:agnes2:draft']);
  });

  it('moves all items of one visitor to another, and replaces the items of the other', () => {
    writeVisitorItem('guest1', 'draft.a', 'I knock');
    writeVisitorItem('guest10', 'draft.a', 'I sing');
    writeVisitorItem('agnes', 'draft.a', 'older');
    writeVisitorItem('agnes', 'searches', '[]');
    moveVisitorItems('guest1', 'agnes');
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
    expect(Object.keys(localStorage).sort()).toEqual([
      'storyloom:agnes:draft.a',
      'storyloom:agnes:searches',
      'storyloom:guest10:draft.a',
    ]);
  });

  it('moves items on a device without room for more', () => {
    writeVisitorItem('guest1', 'draft.a', 'I knock');
    writeVisitorItem('guest1', 'draft.b', 'I wait');
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
      if (this.length >= 2) throw new DOMException('full', 'QuotaExceededError');
      set.apply(this, item);
    });
    moveVisitorItems('guest1', 'agnes');
    expect(Object.keys(localStorage).sort()).toEqual(['storyloom:agnes:draft.a', 'storyloom:agnes:draft.b']);
  });

  it('works where storage throws', () => {
    localStorage.setItem('storyloom:agnes:draft', 'x');
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    expect(writeVisitorItem('agnes', 'draft', 'x')).toBe(false);
    expect(readVisitorItem('agnes', 'draft')).toBeNull();
    expect(() => moveVisitorItems('agnes', 'mara')).not.toThrow();
  });
});
