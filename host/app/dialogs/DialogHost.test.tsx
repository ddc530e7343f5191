// @vitest-environment jsdom
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { type DialogProps, defineMfe, offerDialog } from '@storyloom/mfe/define';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import * as z from '@storyloom/schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleDialog } from '../../fixtures/sample-dialog.ts';
import { createRemotes } from '../remotes/remotes.ts';
import { RemotesContext } from '../remotes/use-part.ts';
import { DialogHost } from './DialogHost.tsx';
import { createDialogStack } from './stack.ts';

afterEach(cleanup);

const login = sampleDialog('login');

function Login({ input, open, zIndex, close, onClosed }: DialogProps<typeof login>) {
  if (!open) return <button onClick={onClosed} type="button">{`gone ${input?.name}`}</button>;
  return <button onClick={() => close('signed in')} type="button">{`${input?.name} at ${zIndex}`}</button>;
}

async function dialogHost() {
  const { host } = createFakeHost();
  const stack = createDialogStack();
  const failures: string[] = [];
  const code = defineMfe({
    name: 'account',
    dialogs: [offerDialog(login, async () => ({ default: Login }))],
  });
  const entry = { url: '/entry.js', integrity: '' };
  const stable = { version: '1', buildId: 'a', mfName: 'account_a', entry, incompatibility: null };
  const common = { routes: [], slots: [], lastKnownGood: null, stable };
  const remotes = createRemotes({
    composition: { id: 'one', mfes: [{ ...common, name: 'account', dialogs: ['login@1', 'lost@1'] }] },
    loadRelease: async () => code,
    report: () => {},
  });
  await act(async () => {
    render(
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <RemotesContext value={remotes}>
            <DialogHost
              stack={stack}
              ownerOf={({ name }) => (name === 'login' || name === 'lost' ? 'account' : undefined)}
              failed={(reason) => failures.push(reason)}
            />
          </RemotesContext>
        </QueryClientProvider>
      </HostContext>,
    );
  });
  const open = async (dialog: typeof login, input?: { name: string }) => {
    let result: unknown = 'not settled';
    await act(async () => {
      void stack.open(dialog, input).then((value) => {
        result = value;
      });
    });
    return { result: () => result };
  };
  return { stack, failures, open };
}

describe('DialogHost', () => {
  it("renders a micro-frontend's dialog with its input, resolves on close and removes it after its animation", async () => {
    const { stack, open } = await dialogHost();
    const { result } = await open(login, { name: 'Ada' });
    fireEvent.click(await screen.findByText('Ada at 50'));
    await act(async () => {});
    expect(result()).toBe('signed in');
    fireEvent.click(await screen.findByText('gone Ada'));
    expect(stack.store.getState()).toEqual([]);
  });

  it('shows a second dialog above the first', async () => {
    const { open } = await dialogHost();
    await open(login, { name: 'first' });
    await open(login, { name: 'second' });
    expect(await screen.findByText('first at 50')).toBeTruthy();
    expect(await screen.findByText('second at 51')).toBeTruthy();
  });

  it.each(['lost', 'nobody', 'constructor'])(
    'reports that the dialog %s did not open, and resolves',
    async (name) => {
      const { stack, failures, open } = await dialogHost();
      const { result } = await open(sampleDialog(name));
      await expect.poll(() => failures).toEqual(['missing']);
      expect(result()).toBeUndefined();
      expect(stack.store.getState()).toEqual([]);
    },
  );

  it('reports an input that the owner’s definition does not allow, and resolves', async () => {
    const { stack, failures, open } = await dialogHost();
    const unchecked = { ...login, input: z.unknown() as unknown as typeof login.input };
    const { result } = await open(unchecked, { title: 'Ada' } as never);
    await expect.poll(() => failures).toEqual(['incompatible']);
    expect(result()).toBeUndefined();
    expect(stack.store.getState()).toEqual([]);
  });
});
