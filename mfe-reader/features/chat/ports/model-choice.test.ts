// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { modelChoice } from './model-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  modelChoice.write('one', null);
  localStorage.clear();
});

it('keeps a choice with its story alone, and forgets it', () => {
  modelChoice.write('one', 'large');
  expect(modelChoice.read('one')).toBe('large');
  expect(modelChoice.read('two')).toBeNull();
  modelChoice.write('one', null);
  expect(localStorage.length).toBe(0);
});

it('keeps it as long as the page where nothing may be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  modelChoice.write('one', 'large');
  expect(modelChoice.read('one')).toBe('large');
});

it('tells of a choice, here and in another tab, until nobody listens', () => {
  const heard = vi.fn();
  const leave = modelChoice.subscribe(heard);
  modelChoice.write('one', 'large');
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  modelChoice.write('one', null);
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
});
