import { expect, it } from 'vitest';
import { createDialogStack } from './stack.ts';

it('stands the first dialog at 50 and each further one 1 higher', () => {
  const stack = createDialogStack();
  for (const name of ['a', 'b', 'c']) void stack.open(name);
  expect(stack.store.getState().map(({ name, zIndex, open }) => [name, zIndex, open])).toEqual([
    ['a', 50, true],
    ['b', 51, true],
    ['c', 52, true],
  ]);
});

it('begins at 50 again when all are gone, and stays above what is still closing', () => {
  const stack = createDialogStack();
  const keys = () => stack.store.getState().map(({ key }) => key);
  void stack.open('a');
  void stack.open('b');
  stack.close(keys()[0] ?? -1);
  stack.remove(keys()[0] ?? -1);
  void stack.open('c');
  expect(stack.store.getState().map(({ zIndex }) => zIndex)).toEqual([51, 52]);
  for (const key of keys()) stack.remove(key);
  void stack.open('d');
  expect(stack.store.getState()[0]?.zIndex).toBe(50);
});

it('settles with the result when its dialog closes, once, and takes it off after its motion', async () => {
  const stack = createDialogStack();
  const result = stack.open('login', { from: 'header' });
  const [dialog] = stack.store.getState();
  expect(dialog?.input).toEqual({ from: 'header' });
  const key = dialog?.key ?? -1;
  stack.close(key, 'first');
  stack.close(key, 'second');
  expect(await result).toBe('first');
  expect(stack.store.getState()[0]?.open).toBe(false);
  stack.remove(key);
  expect(stack.store.getState()).toEqual([]);
});

it('closes the right one of two of the same name', async () => {
  const stack = createDialogStack();
  const [lower, upper] = [stack.open('same', 1), stack.open('same', 2)];
  const [first, second] = stack.store.getState();
  stack.close(second?.key ?? -1, 'upper');
  stack.close(first?.key ?? -1, 'lower');
  expect(await Promise.all([lower, upper])).toEqual(['lower', 'upper']);
});

it('opens one dialog for a double press, and answers both', async () => {
  const stack = createDialogStack();
  const answers = [stack.open('confirm', { title: 'Delete?' }), stack.open('confirm', { title: 'Delete?' })];
  expect(stack.store.getState()).toHaveLength(1);
  stack.close(0, true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  void stack.open('confirm', { title: 'Delete?' });
  void stack.open('confirm', { title: 'Leave?' });
  expect(stack.store.getState().filter(({ open }) => open)).toHaveLength(2);
});
