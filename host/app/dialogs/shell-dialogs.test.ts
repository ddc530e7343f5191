// @vitest-environment jsdom
import { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createOpen } from './shell-dialogs.ts';
import { createDialogStack } from './stack.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('./Confirm.tsx', () => Promise.reject(new Error('Loading CSS chunk 4 failed')));
vi.mock('./AdultWarning.tsx', () => Promise.reject(new Error('Loading chunk 5 failed')));
afterEach(() => vi.restoreAllMocks());

const texts = { title: 'Leave?', message: 'It is lost.', confirmLabel: 'Leave', cancelLabel: 'Stay' };

describe('createOpen', () => {
  it.each([true, false])(
    'asks with the browser’s own question if its code does not load: %s',
    async (answer) => {
      const question = vi.spyOn(window, 'confirm').mockReturnValue(answer);
      const stack = createDialogStack();
      expect(await createOpen(stack, vi.fn())(confirm, texts)).toBe(answer);
      expect(question).toHaveBeenCalledExactlyOnceWith('Leave?\n\nIt is lost.');
      expect(stack.store.getState()).toEqual([]);
    },
  );

  it('reports another dialog whose code does not load', async () => {
    const failed = vi.fn();
    expect(await createOpen(createDialogStack(), failed)(adultWarning)).toBeUndefined();
    expect(failed).toHaveBeenCalledExactlyOnceWith('unreachable', expect.any(Function));
  });
});
