// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modelChoice } from './model-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  modelChoice.write('one', null);
  localStorage.clear();
});

describe('modelChoice', () => {
  it('stores a choice by story and clears it', () => {
    modelChoice.write('one', 'large');
    expect(modelChoice.read('one')).toBe('large');
    expect(modelChoice.read('two')).toBeNull();
    modelChoice.write('one', null);
    expect(localStorage.length).toBe(0);
  });

  it('keeps the choice in memory when storage throws', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    modelChoice.write('one', 'large');
    expect(modelChoice.read('one')).toBe('large');
  });

  it('notifies subscribers of choices in this and other tabs', () => {
    const listener = vi.fn();
    const unsubscribe = modelChoice.subscribe(listener);
    modelChoice.write('one', 'large');
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    modelChoice.write('one', null);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
