import { login } from '@storyloom/contract/users/dialogs/login';
import type { SessionState } from '@storyloom/mfe/host';
import { describe, expect, it, vi } from 'vitest';
import { createRequireLogin } from './require-login.ts';
import { createSession, noSession } from './session.ts';

const guest: SessionState = { status: 'guest', tokenId: 'token1', userId: 'guest1' };
const real: SessionState = { status: 'real', tokenId: 'token2', userId: 'agnes' };

interface Situation {
  initial?: SessionState;
  offered?: boolean;
  ready?: () => Promise<void>;
  onOpen?: () => void;
  askApp?: () => Promise<void>;
}

function create({ initial = guest, offered = true, ready = async () => {}, onOpen, askApp }: Situation) {
  const session = createSession({
    initial,
    ready,
    login: () => Promise.reject(new Error('not asked for')),
    logout: async () => {},
  });
  const open = vi.fn(async () => {
    onOpen?.();
    return undefined;
  });
  const toast = vi.fn();
  const isLoginOffered = () => offered;
  const requireLogin = createRequireLogin({ session, dialogs: { open }, toast, isLoginOffered, askApp });
  return { session, open, toast, requireLogin };
}

describe('requireLogin', () => {
  it('does not ask a visitor who is logged in', async () => {
    const { requireLogin, open } = create({ initial: real });
    expect(await requireLogin()).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('asks a user whose session has ended', async () => {
    const { requireLogin, open } = create({ initial: { ...real, isEnded: true } });
    expect(await requireLogin()).toBe(false);
    expect(open).toHaveBeenCalledOnce();
  });

  it('waits for a session that is still loading', async () => {
    const { requireLogin, open, session } = create({
      initial: noSession,
      ready: async () => session.setState(real),
    });
    expect(await requireLogin()).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens the login dialog for a guest and performs the action after the login', async () => {
    const { requireLogin, open, session } = create({ onOpen: () => session.setState(real) });
    expect(await requireLogin()).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(login, { message: 'Please log in' });
  });

  it('resolves with false when the dialog is dismissed or cannot be loaded', async () => {
    const { requireLogin, open, toast } = create({});
    expect(await requireLogin()).toBe(false);
    expect(open).toHaveBeenCalledOnce();
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows a toast if nothing offers a login dialog', async () => {
    const { requireLogin, open, toast } = create({ offered: false });
    expect(await requireLogin()).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledExactlyOnceWith('info', 'Please log in');
  });

  it('asks the app in a web view, and performs the action if the visitor comes back logged in', async () => {
    for (const [status, expected] of [
      [real, true],
      [guest, false],
    ] as const) {
      const askApp = async () => {
        session.setState(status);
      };
      const { requireLogin, open, toast, session } = create({ askApp });
      expect(await requireLogin()).toBe(expected);
      expect([open.mock.calls, toast.mock.calls]).toEqual([[], []]);
    }
  });

  it('offers the login when no guest session can be created', async () => {
    const ready = () => Promise.reject(new Error('no guest today'));
    const { requireLogin, open } = create({ initial: noSession, ready });
    expect(await requireLogin()).toBe(false);
    expect(open).toHaveBeenCalledOnce();
  });
});
