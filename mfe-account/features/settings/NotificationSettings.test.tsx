// @vitest-environment jsdom
import { mute } from '@storyloom/contract/notifications/endpoints/mute';
import { muted } from '@storyloom/contract/notifications/endpoints/muted';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotificationSettings } from './NotificationSettings.tsx';

afterEach(cleanup);

const setting: UserSetting = {
  contentRatingList: ['G'],
  adultContentStatus: 'ENABLED',
  notificationMails: false,
  replyLength: 'MEDIUM',
};

const boxOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function open() {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'agnes' });
  calls.respond(userSettingInfo, () => setting);
  calls.respond(muted, () => ({ groups: ['LINKS' as const] }));
  render(inShell(host, <NotificationSettings />));
  const box = boxOf(/^Email me/);
  await waitFor(() => expect(box.disabled).toBe(false));
  return { host, calls, toast, box };
}

describe('NotificationSettings', () => {
  it('are off at first, and saved when they are turned on', async () => {
    const { calls, box } = await open();
    calls.respond(userSettingModify, (change) => ({ ...setting, ...change }) as UserSetting);
    expect(box.checked).toBe(false);
    await act(async () => fireEvent.click(box));
    expect(calls.sentTo(userSettingModify)).toEqual([{ notificationMails: true }]);
    await waitFor(() => expect(box.checked).toBe(true));
  });

  it('keep the saved change if an older fetch is answered later', async () => {
    const { host, calls, box } = await open();
    const read = Promise.withResolvers<UserSetting>();
    calls.respond(userSettingInfo, () => read.promise);
    calls.respond(userSettingModify, (change) => ({ ...setting, ...change }) as UserSetting);
    void host.queryClient.invalidateQueries();
    await act(async () => fireEvent.click(box));
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    await act(async () => read.resolve(setting));
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(box.checked).toBe(true);
  });

  it('revert if saving fails', async () => {
    const { calls, toast, box } = await open();
    calls.respond(userSettingModify, () => Promise.reject(new Error('down')));
    await act(async () => fireEvent.click(box));
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Save failed'));
    expect(box.checked).toBe(false);
  });

  it('turn a group of notifications on, and off again unless that fails', async () => {
    const { calls, toast } = await open();
    const box = boxOf(/opens a link/);
    await waitFor(() => expect(box.disabled).toBe(false));
    expect([box.checked, boxOf(/plan is renewed/).checked]).toEqual([false, true]);
    calls.respond(mute, () => ({ groups: [] }));
    await act(async () => fireEvent.click(box));
    expect(calls.sentTo(mute)).toEqual([{ group: 'LINKS', isMuted: false }]);
    await waitFor(() => expect(box.checked).toBe(true));
    calls.respond(mute, () => Promise.reject(new Error('down')));
    await act(async () => fireEvent.click(box));
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Save failed'));
    expect(box.checked).toBe(true);
  });

  it('are for guests those of followed authors, their links and reports', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(muted, () => ({ groups: [] }));
    render(inShell(host, <NotificationSettings />));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.queryByRole('checkbox', { name: /^Email me/ })).toBeNull();
  });
});
