// @vitest-environment jsdom

import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DrawerBar } from '../../features/drawer/DrawerBar.tsx';
import { DrawerProvider } from '../../features/drawer/DrawerProvider.tsx';
import { dialogPage } from '../../testing/messages.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import { drawerTabs } from './drawer-tabs.ts';

afterEach(cleanup);

function open() {
  const { host, calls } = createFakeHost();
  calls.respond(listSaves, () => [saveWith({ id: 's1', title: 'At the bridge' })]);
  calls.respond(dialogList, () => dialogPage([]));
  const page = (mode: 'visible' | 'hidden') => (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <Activity mode={mode}>
          <DrawerProvider story={storyDetail()} tabs={drawerTabs}>
            <DrawerBar tabs={drawerTabs} />
          </DrawerProvider>
        </Activity>
      </QueryClientProvider>
    </HostContext>
  );
  const { rerender } = render(page('visible'));
  return { calls, show: (mode: 'visible' | 'hidden') => rerender(page(mode)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('drawer of a story', () => {
  it('loads nothing before it is opened, then shows the pressed tab', async () => {
    const { calls } = open();
    expect(calls.sentTo(listSaves)).toEqual([]);
    press('Saves');
    expect(await screen.findByText('At the bridge')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'The Salt Road' })).toBeDefined();
  });

  it('switches tabs', async () => {
    open();
    press('Saves');
    fireEvent.click(await screen.findByRole('tab', { name: 'Characters' }));
    expect(await screen.findByText('Ilse')).toBeDefined();
  });

  it('closes when its page is hidden', async () => {
    const { show } = open();
    press('Characters');
    expect(await screen.findByText('Ilse')).toBeDefined();
    show('hidden');
    show('visible');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
