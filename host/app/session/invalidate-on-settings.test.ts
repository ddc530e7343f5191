import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { createBus, createQueryClient } from '@storyloom/mfe';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeChannels } from '../../fixtures/fake-channels.ts';
import { invalidateOnSettings } from './invalidate-on-settings.ts';

const tabs = createFakeChannels();
beforeEach(() => {
  tabs.close();
  vi.stubGlobal('BroadcastChannel', tabs.Channel);
});
afterEach(() => vi.unstubAllGlobals());

function tab() {
  const bus = createBus((name, error) => {
    throw new Error(name, { cause: error });
  });
  const queryClient = createQueryClient();
  const changed = vi.fn();
  bus.on(settingsChanged, changed);
  invalidateOnSettings({ bus, queryClient });
  return { bus, queryClient, changed };
}

describe('invalidateOnSettings', () => {
  it('invalidates every query except the settings just saved', () => {
    const { bus, queryClient } = tab();
    const list = ['reader', '/ai-lab/ai-story/page', { sort: 'HOTTEST' }];
    const settings = [userSettingInfo.path, {}, { of: 'one' }];
    for (const key of [list, settings]) queryClient.setQueryData(key, {});
    const queryFn = vi.fn(async () => ({}));
    const onScreen = new QueryObserver(queryClient, { queryKey: list, queryFn, staleTime: 60_000 });
    const leave = onScreen.subscribe(() => {});
    bus.emit(settingsChanged, {});
    expect(queryClient.getQueryState(list)).toMatchObject({ data: {}, isInvalidated: true });
    expect(queryClient.getQueryState(settings)?.isInvalidated).toBe(false);
    // The answer on the screen stays.
    expect(queryFn).not.toHaveBeenCalled();
    leave();
  });

  it('removes inactive queries, and keeps cache entries that are not answers', async () => {
    const { bus, queryClient } = tab();
    const list = { queryKey: ['/ai-lab/ai-story/page', {}], queryFn: async () => 'new' };
    const origin = ['reader', 'origin'];
    queryClient.setQueryData(list.queryKey, 'old');
    queryClient.setQueryData(origin, 'https://storyloom.example');
    bus.emit(settingsChanged, {});
    expect(await queryClient.ensureQueryData(list)).toBe('new');
    expect(queryClient.getQueryData(origin)).toBe('https://storyloom.example');
  });

  it('notifies other tabs, which refetch the settings and notify no one', async () => {
    const [here, there] = [tab(), tab()];
    const read = vi.fn(async () => 'DISABLED');
    await there.queryClient.fetchQuery({ queryKey: [userSettingInfo.path, {}], queryFn: read });
    here.bus.emit(settingsChanged, {});
    await expect.poll(() => there.changed).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledTimes(2);
    expect(here.changed).toHaveBeenCalledOnce();
  });
});
