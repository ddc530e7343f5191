import { describe, expect, it } from 'vitest';
import { sampleDialog } from '../../fixtures/sample-dialog.ts';
import { createDialogStack } from './stack.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => sampleDialog(name)) as [
  Sample,
  Sample,
  Sample,
  Sample,
];
type Sample = ReturnType<typeof sampleDialog>;

describe('createDialogStack', () => {
  it('gives the first dialog z-index 50 and each further one 1 more', () => {
    const stack = createDialogStack();
    for (const dialog of [a, b, c]) void stack.open(dialog);
    expect(stack.store.getState().map(({ dialog, zIndex, open }) => [dialog.name, zIndex, open])).toEqual([
      ['a', 50, true],
      ['b', 51, true],
      ['c', 52, true],
    ]);
  });

  it('starts at 50 again once all are removed, and stays above dialogs that are closing', () => {
    const stack = createDialogStack();
    const keys = () => stack.store.getState().map(({ key }) => key);
    void stack.open(a);
    void stack.open(b);
    stack.close(keys()[0] ?? -1);
    stack.remove(keys()[0] ?? -1);
    void stack.open(c);
    expect(stack.store.getState().map(({ zIndex }) => zIndex)).toEqual([51, 52]);
    for (const key of keys()) stack.remove(key);
    void stack.open(d);
    expect(stack.store.getState()[0]?.zIndex).toBe(50);
  });

  it('resolves once with the result when the dialog closes, and keeps it until it is removed', async () => {
    const stack = createDialogStack();
    const result = stack.open(a, { name: 'Ada' });
    expect(stack.store.getState()[0]?.input).toEqual({ name: 'Ada' });
    stack.close(0, 'first');
    stack.close(0, 'second');
    expect(await result).toBe('first');
    expect(stack.store.getState()[0]?.open).toBe(false);
    stack.remove(0);
    expect(stack.store.getState()).toEqual([]);
  });

  it('resolves with undefined when the dialog is dismissed', async () => {
    const stack = createDialogStack();
    const result = stack.open(a);
    stack.close(0);
    expect(await result).toBeUndefined();
  });

  it('closes the right one of two dialogs with the same name', async () => {
    const stack = createDialogStack();
    const [lower, upper] = [stack.open(a, { name: '1' }), stack.open(a, { name: '2' })];
    stack.close(1, 'upper');
    stack.close(0, 'lower');
    expect(await Promise.all([lower, upper])).toEqual(['lower', 'upper']);
  });

  it('opens one dialog for a double press, and answers both calls', async () => {
    const stack = createDialogStack();
    const responses = [stack.open(a, { name: 'Ada' }), stack.open(a, { name: 'Ada' })];
    expect(stack.store.getState()).toHaveLength(1);
    stack.close(0, 'yes');
    expect(await Promise.all(responses)).toEqual(['yes', 'yes']);
  });

  it('opens another dialog for another input, another version, or while the first is closing', () => {
    const stack = createDialogStack();
    void stack.open(a, { name: 'Ada' });
    void stack.open(a, { name: 'Bo' });
    void stack.open(sampleDialog('a', 2), { name: 'Bo' });
    stack.close(2);
    void stack.open(sampleDialog('a', 2), { name: 'Bo' });
    expect(stack.store.getState().map(({ open }) => open)).toEqual([true, true, false, true]);
  });

  it('rejects an input that does not match the schema and opens nothing', async () => {
    const stack = createDialogStack();
    await expect(stack.open(a, { name: 7 } as never)).rejects.toThrow(
      /^The input of dialog a@1 is not valid: .*name/s,
    );
    expect(stack.store.getState()).toEqual([]);
  });

  it('closes and rejects when the result does not match the schema', async () => {
    const stack = createDialogStack();
    const result = stack.open(a);
    stack.close(0, 7);
    await expect(result).rejects.toThrow(/^The result of dialog a@1 is not valid/);
    expect(stack.store.getState()[0]?.open).toBe(false);
  });
});
