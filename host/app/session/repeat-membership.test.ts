import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { createBus } from '@storyloom/mfe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeChannels } from '../../fixtures/fake-channels.ts';
import { repeatMembership } from './repeat-membership.ts';

const tabs = createFakeChannels();
beforeEach(() => {
  tabs.close();
  vi.stubGlobal('BroadcastChannel', tabs.Channel);
});
afterEach(() => vi.unstubAllGlobals());

function openTab() {
  const bus = createBus((name, error) => {
    throw new Error(name, { cause: error });
  });
  const heard = vi.fn();
  bus.on(memberChanged, heard);
  repeatMembership(bus);
  return { bus, heard };
}

describe('repeatMembership', () => {
  it('emits the event once in every tab', () => {
    const [here, there, elsewhere] = [openTab(), openTab(), openTab()];
    here.bus.emit(memberChanged, {});
    for (const { heard } of [here, there, elsewhere]) expect(heard).toHaveBeenCalledExactlyOnceWith({});
  });

  it('works in this tab only, without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { bus, heard } = openTab();
    bus.emit(memberChanged, {});
    expect(heard).toHaveBeenCalledOnce();
  });
});
