// @vitest-environment jsdom
import { readLorebook } from '@storyloom/contract/cards/endpoints/read-lorebook';
import { cardErrors } from '@storyloom/contract/cards/errors';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSendFile } from './use-send-file.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A request that stays pending until it is aborted. */
class Waiting {
  static sent = 0;
  static aborted = 0;
  upload = {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    Waiting.sent += 1;
  }
  abort() {
    Waiting.aborted += 1;
    this.onabort();
  }
}

function open(isLoggedIn = true) {
  [Waiting.sent, Waiting.aborted] = [0, 0];
  vi.stubGlobal('XMLHttpRequest', Waiting);
  const requireLogin = vi.fn(async () => isLoggedIn);
  const { host } = createFakeHost({ requireLogin });
  const wrapper = ({ children }: PropsWithChildren) => <HostContext value={host}>{children}</HostContext>;
  const { result, unmount } = renderHook(() => useSendFile(readLorebook), { wrapper });
  const send = (size = 9) => {
    const file = new File(['x'], 'book.json');
    Object.defineProperty(file, 'size', { value: size });
    return act(async () => void result.current.send(file));
  };
  return {
    send,
    unmount,
    requireLogin,
    sending: () => result.current.sending,
    cancel: () => result.current.cancel(),
  };
}

describe('useSendFile', () => {
  it('refuses a file above the limit before asking for a login', async () => {
    const { send, sending, requireLogin } = open();
    await send(cardLimits.fileBytes + 1);
    expect(sending()).toEqual({ step: 'choosing', error: cardErrors['card.too_large'].msg });
    expect([requireLogin.mock.calls.length, Waiting.sent]).toEqual([0, 0]);
  });

  it('sends a file at the limit, and sends nothing if the visitor does not log in', async () => {
    const guest = open(false);
    await guest.send();
    expect([guest.sending(), Waiting.sent]).toEqual([{ step: 'choosing', error: null }, 0]);
    const { send, sending } = open();
    await send(cardLimits.fileBytes);
    expect([sending(), Waiting.sent]).toEqual([{ step: 'sending', fileName: 'book.json', sent: 0 }, 1]);
  });

  it('aborts the request without an error when it is cancelled or the page is left', async () => {
    const { send, sending, cancel, unmount } = open();
    await send();
    await act(async () => cancel());
    expect([sending(), Waiting.aborted]).toEqual([{ step: 'choosing', error: null }, 1]);
    await send();
    unmount();
    expect(Waiting.aborted).toBe(2);
  });
});
