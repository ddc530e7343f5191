// @vitest-environment jsdom

import { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import { listSaves } from '@storyloom/contract/endpoints/saves/list-saves';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DrawerBar, DrawerButton } from '../../features/drawer/DrawerBar.tsx';
import { DrawerProvider } from '../../features/drawer/DrawerProvider.tsx';
import { dialogPage } from '../../testing/messages.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import { drawerTabs } from './drawer-tabs.ts';

afterEach(cleanup);

function open() {
  const { host, calls } = createFakeHost();
  calls.answer(listSaves, () => [saveWith({ id: 's1', title: 'At the bridge' })]);
  calls.answer(dialogList, () => dialogPage([]));
  const page = (mode: 'visible' | 'hidden') => (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <Activity mode={mode}>
          <DrawerProvider story={storyDetail()} tabs={drawerTabs}>
            <DrawerBar tabs={drawerTabs} />
            <DrawerButton />
          </DrawerProvider>
        </Activity>
      </QueryClientProvider>
    </HostContext>
  );
  const { rerender } = render(page('visible'));
  return { calls, show: (mode: 'visible' | 'hidden') => rerender(page(mode)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks for nothing before it is opened, then shows the tab that was pressed', async () => {
  const { calls } = open();
  expect(calls.sentTo(listSaves)).toEqual([]);
  press('Saves');
  expect(await screen.findByText('At the bridge', undefined, { timeout: 5_000 })).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'The Salt Road' })).toBeDefined();
});

it('changes its tab, and opens again at the one that was open last', async () => {
  open();
  press('Saves');
  fireEvent.click(await screen.findByRole('tab', { name: 'Characters' }));
  expect(await screen.findByText('Ilse')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Saves and more');
  expect(await screen.findByText('Ilse')).toBeDefined();
});

it('does not stand over the next page when its own is put away', async () => {
  const { show } = open();
  press('Characters');
  expect(await screen.findByText('Ilse')).toBeDefined();
  show('hidden');
  show('visible');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
