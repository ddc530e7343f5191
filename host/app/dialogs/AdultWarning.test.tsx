// @vitest-environment jsdom

import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AdultWarning from './AdultWarning.tsx';

afterEach(cleanup);

const unconfirmed: UserSetting = {
  contentRatingList: ['G', 'R'],
  adultContentStatus: 'ENABLED',
  notificationMails: false,
  replyLength: 'MEDIUM',
};

const isBusy = () => screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy') === 'true';

async function show() {
  const toast = vi.fn();
  const close = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  const heard = vi.fn();
  host.bus.on(settingsChanged, heard);
  calls.respond(userSettingInfo, () => unconfirmed);
  calls.respond(
    userSettingModify,
    ({ contentRatingList = [], adultContentStatus = 'ENABLED' }): UserSetting => ({
      contentRatingList,
      adultContentStatus,
      notificationMails: false,
      replyLength: 'MEDIUM',
    }),
  );
  render(
    inShell(host, <AdultWarning input={undefined} open zIndex={50} close={close} onClosed={() => {}} />),
  );
  await waitFor(() => expect(calls.sentTo(userSettingInfo)).toHaveLength(1));
  await waitFor(() => expect(isBusy()).toBe(false));
  return { host, calls, close, heard, toast };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('AdultWarning', () => {
  it('lists the statements of the warning', async () => {
    await show();
    expect(screen.getByRole('alertdialog', { name: "'adult content' Risk Warning" })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('listitem')[3]?.textContent).toBe(
      'You accept responsibility for your viewing choices and agree to the Terms of Service and Community Guidelines.',
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/agreements/terms_of_service', '/agreements/community_guidelines']);
  });

  it('saves the warning as disabled with the current ratings, then closes', async () => {
    const { calls, close, heard } = await show();
    press('Confirm');
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(calls.sentTo(userSettingModify)).toEqual([
      { contentRatingList: ['G', 'R'], adultContentStatus: 'DISABLED' },
    ]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps the confirmation when an earlier read answers late', async () => {
    const { host, calls, close } = await show();
    const read = Promise.withResolvers<UserSetting>();
    calls.respond(userSettingInfo, () => read.promise);
    void host.queryClient.invalidateQueries();
    press('Confirm');
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    await act(async () => read.resolve(unconfirmed));
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    const { queryKey } = ownQuery(host, 'guest1', userSettingInfo, {});
    expect(host.queryClient.getQueryData(queryKey)?.adultContentStatus).toBe('DISABLED');
  });

  it('changes nothing on Cancel', async () => {
    const { calls, close } = await show();
    press('Cancel');
    expect(close).toHaveBeenCalledWith(false);
    expect(calls.sentTo(userSettingModify)).toEqual([]);
  });

  it('stays open with a message if saving fails', async () => {
    const { calls, close, toast } = await show();
    calls.respond(userSettingModify, () => Promise.reject(new Error('down')));
    press('Confirm');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Save failed'));
    expect(close).not.toHaveBeenCalled();
  });

  it('reads the settings again to confirm if they did not load, and saves nothing without them', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userSettingInfo, () => Promise.reject(new Error('down')));
    calls.respond(userSettingModify, (): UserSetting => ({ ...unconfirmed, adultContentStatus: 'DISABLED' }));
    const close = vi.fn();
    render(
      inShell(host, <AdultWarning input={undefined} open zIndex={50} close={close} onClosed={() => {}} />),
    );
    expect(isBusy()).toBe(true);
    press('Confirm');
    await waitFor(() => expect(isBusy()).toBe(false));
    press('Confirm');
    await waitFor(() => expect(calls.sentTo(userSettingInfo)).toHaveLength(2));
    await waitFor(() => expect(isBusy()).toBe(false));
    expect([calls.sentTo(userSettingModify), close.mock.calls]).toEqual([[], []]);
    calls.respond(userSettingInfo, () => unconfirmed);
    press('Confirm');
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(calls.sentTo(userSettingModify)).toEqual([
      { contentRatingList: ['G', 'R'], adultContentStatus: 'DISABLED' },
    ]);
  });
});
