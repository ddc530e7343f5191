// @vitest-environment jsdom
import { ratingChoices } from '@storyloom/contract/stories/rating-choices';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RatingSettings } from './RatingSettings.tsx';

afterEach(cleanup);

function show(host: Host) {
  render(inShell(host, <RatingSettings />));
}

const setting = (contentRatingList: UserSetting['contentRatingList']): UserSetting => ({
  contentRatingList,
  adultContentStatus: 'ENABLED',
  notificationMails: false,
  replyLength: 'MEDIUM',
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function shown(toast = vi.fn()) {
  const fake = createFakeHost({ toast });
  fake.calls.respond(userSettingInfo, () => setting(['G', 'PG']));
  show(fake.host);
  await waitFor(() => expect(box(/^G /).checked).toBe(true));
  return { ...fake, toast };
}

describe('RatingSettings', () => {
  it('names the ratings with the words that authors choose them by', async () => {
    await shown();
    const names = screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent);
    expect(names).toEqual(ratingChoices.map(({ label }) => label.replace(':', '')));
  });

  it('checks the ratings saved on the server', async () => {
    await shown();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(box(/^XXX/).checked).toBe(false);
  });

  it('shows a change at once, saves the whole list and emits settings.changed', async () => {
    const { host, calls } = await shown();
    const heard = vi.fn();
    host.bus.on(settingsChanged, heard);
    const { promise, resolve: save } = Promise.withResolvers<UserSetting>();
    calls.respond(userSettingModify, () => promise);
    fireEvent.click(box(/^PG-13/));
    await waitFor(() => expect(box(/^PG-13/).checked).toBe(true));
    expect(calls.sentTo(userSettingModify)).toEqual([{ contentRatingList: ['G', 'PG', 'PG_13'] }]);
    expect(heard).not.toHaveBeenCalled();
    await act(async () => save(setting(['G', 'PG', 'PG_13'])));
    expect(box(/^PG-13/).checked).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('restores the saved rating and shows a toast when saving fails', async () => {
    const { calls, toast } = await shown();
    calls.respond(userSettingModify, () => Promise.reject(new Error('down')));
    fireEvent.click(box(/^PG /));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Save failed'));
    await waitFor(() => expect(box(/^PG /).checked).toBe(true));
  });

  it('saves the second of two quick changes after the first is answered', async () => {
    const { calls } = await shown();
    const answers: (() => void)[] = [];
    calls.respond(
      userSettingModify,
      ({ contentRatingList = [] }) =>
        new Promise((resolve) => answers.push(() => resolve(setting(contentRatingList)))),
    );
    const sent = () => calls.sentTo(userSettingModify).map((input) => input.contentRatingList);
    fireEvent.click(box(/^R /));
    await waitFor(() => expect(box(/^R /).checked).toBe(true));
    fireEvent.click(box(/^X /));
    await waitFor(() => expect(box(/^X /).checked).toBe(true));
    expect(sent()).toEqual([['G', 'PG', 'R']]);
    await act(async () => answers[0]?.());
    await waitFor(() =>
      expect(sent()).toEqual([
        ['G', 'PG', 'R'],
        ['G', 'PG', 'R', 'X'],
      ]),
    );
    await act(async () => answers[1]?.());
    expect(box(/^R /).checked && box(/^X /).checked).toBe(true);
  });

  it('keeps a saved change if an older fetch is answered later', async () => {
    const { host, calls } = await shown();
    const read = Promise.withResolvers<UserSetting>();
    calls.respond(userSettingInfo, () => read.promise);
    calls.respond(userSettingModify, async ({ contentRatingList = [] }) => setting(contentRatingList));
    void host.queryClient.invalidateQueries();
    await act(async () => fireEvent.click(box(/^R /)));
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    await act(async () => read.resolve(setting(['G', 'PG'])));
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(box(/^R /).checked).toBe(true);
  });

  it('ignores changes while the settings load', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userSettingInfo, () => new Promise(() => {}));
    show(host);
    fireEvent.click(box(/^G /));
    await act(async () => {});
    expect(box(/^G /).disabled).toBe(true);
    expect(calls.sentTo(userSettingModify)).toEqual([]);
  });

  it('refuses to remove the last rating', async () => {
    const { calls } = await shown();
    calls.respond(userSettingModify, async ({ contentRatingList = [] }) => setting(contentRatingList));
    fireEvent.click(box(/^PG /));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    fireEvent.click(box(/^G /));
    await act(async () => {});
    expect(box(/^G /).checked).toBe(true);
    expect(calls.sentTo(userSettingModify)).toHaveLength(1);
  });

  it.each([
    ['ENABLED', 1],
    ['DISABLED', 0],
  ] as const)('mentions the adult confirmation if the warning is %s', async (adultContentStatus, count) => {
    const { host, calls } = createFakeHost();
    calls.respond(userSettingInfo, () => ({ ...setting(['G']), adultContentStatus }));
    show(host);
    await waitFor(() => expect(box(/^G /).checked).toBe(true));
    expect(screen.queryAllByText(/We ask once before opening R, X or XXX\./)).toHaveLength(count);
  });

  it('offers Retry when the settings cannot be loaded', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userSettingInfo, () => Promise.reject(new Error('down')));
    show(host);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(userSettingInfo, () => setting(['R']));
    fireEvent.click(retry);
    await waitFor(() => expect(box(/^R /).checked).toBe(true));
  });
});
