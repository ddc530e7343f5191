import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reload } from '../remotes/reload-once.ts';
import { toasts } from '../toasts/toasts.ts';
import { dialogFailed } from './dialog-failed.ts';

afterEach(() => vi.restoreAllMocks());

describe('dialogFailed', () => {
  it.each([
    ['unreachable', 'Retry'],
    ['missing', 'Reload'],
  ] as const)(
    'offers, for a dialog that is %s, %s only after the page was not reloaded for it',
    async (reason, label) => {
      const show = vi.spyOn(toasts, 'show').mockReturnValue();
      const decision = Promise.withResolvers<void>();
      const reload = vi.fn<Reload>(() => decision.promise);
      const said = dialogFailed(reload, reason, vi.fn());
      expect([reload.mock.calls, show.mock.calls]).toEqual([[[reason]], []]);
      decision.resolve();
      await said;
      const action = expect.objectContaining({ label });
      expect(show).toHaveBeenCalledExactlyOnceWith('error', expect.any(String), { action });
    },
  );
});
