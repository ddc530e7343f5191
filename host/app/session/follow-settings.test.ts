import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { createBus, createQueryClient } from '@storyloom/mfe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSettings } from './follow-settings.ts';

interface Channel {
  onmessage: (() => void) | null;
}

/** Tabs that hear one another, without the ports that would keep the test's process alive. */
const tabs = new Set<Channel>();
function FakeChannel() {
  const own: Channel & { postMessage(): void } = {
    onmessage: null,
    postMessage() {
      for (const tab of tabs) if (tab !== own) tab.onmessage?.();
    },
  };
  tabs.add(own);
  return own;
}
beforeEach(() => {
  tabs.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

function tab() {
  const bus = createBus((name, error) => {
    throw new Error(name, { cause: error });
  });
  const queryClient = createQueryClient();
  const changed = vi.fn();
  bus.on('settings.changed', changed);
  followSettings({ bus, queryClient });
  return { bus, queryClient, changed };
}

it('takes every list for old when the ratings have changed, but not the settings just saved', () => {
  const { bus, queryClient } = tab();
  const list = ['/ai-lab/ai-story/page', { sort: 'HOTTEST' }];
  const settings = [userSettingInfo.path, {}, { of: 'one' }];
  for (const key of [list, settings]) queryClient.setQueryData(key, {});
  bus.emit('settings.changed', {});
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(settings)?.isInvalidated).toBe(false);
});

it('tells the other tabs, which read the settings anew and tell nobody', async () => {
  const [here, there] = [tab(), tab()];
  const read = vi.fn(async () => 'DISABLED');
  await there.queryClient.fetchQuery({ queryKey: [userSettingInfo.path, {}], queryFn: read });
  here.bus.emit('settings.changed', {});
  await vi.waitFor(() => expect(there.changed).toHaveBeenCalledOnce());
  expect(read).toHaveBeenCalledTimes(2);
  expect(here.changed).toHaveBeenCalledOnce();
});
