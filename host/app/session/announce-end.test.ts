import { describe, expect, it, vi } from 'vitest';
import { announceEnd } from './announce-end.ts';
import { createSession } from './session.ts';

const ended = { status: 'real', tokenId: 'token1', userId: 'agnes', isEnded: true } as const;

describe('announceEnd', () => {
  it('offers a login until there is one', () => {
    const session = createSession({
      initial: ended,
      ready: async () => {},
      login: () => Promise.reject(new Error('not asked for')),
      logout: async () => {},
    });
    const [show, dismiss, requireLogin] = [vi.fn(), vi.fn(), vi.fn(async () => true)];
    announceEnd({ session, requireLogin, toasts: { show, dismiss } });
    const [, message, { id, action }] = show.mock.calls[0] ?? [];
    expect(message).toBe('You were logged out. Log in to go on.');
    action.onClick();
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(dismiss).not.toHaveBeenCalled();
    session.setState({ ...ended, tokenId: 'token2', isEnded: false });
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(id);
  });
});
