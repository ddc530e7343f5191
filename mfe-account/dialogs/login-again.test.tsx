// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Login from './login.tsx';

afterEach(cleanup);

describe('login dialog', () => {
  it('stays open for a user whose session has ended, until they log in', async () => {
    const close = vi.fn();
    const ended = { status: 'real', tokenId: 'token3', userId: 'mara', isEnded: true } as const;
    const { host } = createFakeHost({}, ended);
    await act(async () => {
      render(inShell(host, <Login input={undefined} close={close} open zIndex={50} onClosed={() => {}} />));
    });
    expect(close).not.toHaveBeenCalled();
    await act(async () => host.session.setState({ tokenId: 'token4', isEnded: false }));
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
  });
});
