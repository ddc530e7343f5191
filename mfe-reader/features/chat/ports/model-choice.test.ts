// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modelChoice } from './model-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  modelChoice.write('agnes', 'one', null);
  localStorage.clear();
});

describe('modelChoice', () => {
  it('stores a choice by visitor and story and clears it', () => {
    modelChoice.write('agnes', 'one', 'large');
    expect(modelChoice.read('agnes', 'one')).toBe('large');
    expect(modelChoice.read('agnes', 'two')).toBeNull();
    expect(modelChoice.read('finlay', 'one')).toBeNull();
    modelChoice.write('agnes', 'one', null);
    expect(localStorage.length).toBe(0);
  });

  it('keeps the choice in memory when storage throws', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    modelChoice.write('agnes', 'one', 'large');
    expect(modelChoice.read('agnes', 'one')).toBe('large');
  });

  it('notifies subscribers of choices in this and other tabs', () => {
    const listener = vi.fn();
    const unsubscribe = modelChoice.subscribe(listener);
    modelChoice.write('agnes', 'one', 'large');
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    modelChoice.write('agnes', 'one', null);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
