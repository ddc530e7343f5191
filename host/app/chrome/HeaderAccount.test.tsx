// @vitest-environment jsdom
import type { PageComposition } from '@storyloom/contract/platform/composition';
import { login } from '@storyloom/contract/users/dialogs/login';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host, SessionState } from '@storyloom/mfe/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompositionContext } from '../remotes/composition.context.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { RemotesContext } from '../remotes/use-part.ts';
import { HeaderAccount } from './HeaderAccount.tsx';

afterEach(cleanup);

const guest: SessionState = { status: 'guest', tokenId: 'token1', userId: 'guest1' };

interface Situation {
  session?: SessionState;
  dialogs?: string[];
  webview?: boolean;
}

function show({ session = guest, dialogs = ['login@1'], webview = false }: Situation = {}) {
  const open = vi.fn(async () => undefined);
  const requireLogin = vi.fn(async () => false);
  const { host } = createFakeHost(
    {
      dialogs: { open: open as unknown as Host['dialogs']['open'] },
      webview: { active: webview },
      requireLogin,
    },
    session,
  );
  const mfe = { name: 'account', dialogs, slots: ['header-account'], routes: [] };
  const composition = { id: 'c1', mfes: [mfe] } as unknown as PageComposition;
  const Slot = () => <a href="/user/profile">Your profile</a>;
  const ready = {
    state: 'ready',
    module: { default: Slot },
    manifest: { name: 'account', events: { emits: [], listens: [] } },
    release: { mfName: 'account1' },
  };
  const load = vi.fn(async () => ready);
  const remotes = { read: () => ready, load, subscribe: () => () => {} } as unknown as Remotes;
  render(
    inShell(
      host,
      <CompositionContext value={composition}>
        <RemotesContext value={remotes}>
          <HeaderAccount />
        </RemotesContext>
      </CompositionContext>,
    ),
  );
  return { open, load, requireLogin };
}

const button = () => screen.getByRole('button', { name: 'Log in' });

describe('HeaderAccount', () => {
  it('offers the login to a guest and loads no code until the pointer or the focus is near', () => {
    const { open, load } = show();
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    expect(load).toHaveBeenCalledWith({ mfe: 'account', kind: 'dialog', id: 'login@1' });
    fireEvent.click(button());
    expect(open).toHaveBeenCalledExactlyOnceWith(login);
  });

  it('shows the slot to a visitor who is logged in', () => {
    show({ session: { status: 'real', tokenId: 'token1', userId: 'agnes' } });
    expect(screen.getByRole('link', { name: 'Your profile' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is empty where no dialog can open', () => {
    show({ dialogs: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks the app in a web view, and loads no dialog', () => {
    const { open, load, requireLogin } = show({ dialogs: [], webview: true });
    fireEvent.pointerEnter(button());
    fireEvent.click(button());
    expect(requireLogin).toHaveBeenCalledOnce();
    expect([load, open].map((each) => each.mock.calls)).toEqual([[], []]);
  });

  it('loads no dialog in a web view although there is one', () => {
    const { open, load } = show({ webview: true });
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    fireEvent.click(button());
    expect([load, open].map((each) => each.mock.calls)).toEqual([[], []]);
  });

  it('shows no slot to a visitor who is not known yet', () => {
    show({ session: { status: 'none', tokenId: null, userId: null } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(button()).toBeDefined();
  });
});
