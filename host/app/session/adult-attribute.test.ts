// @vitest-environment jsdom

import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { settingsChanged } from '@storyloom/contract/events/settings-changed';
import { type AdultContentStatus, ratings } from '@storyloom/contract/ratings';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { beforeEach, expect, it, vi } from 'vitest';
import { syncAdultAttribute } from './adult-attribute.ts';

let status: AdultContentStatus;
const root = document.documentElement;
const onError = vi.fn();

beforeEach(() => {
  status = 'ENABLED';
  delete root.dataset.adult;
  onError.mockClear();
});

function visit() {
  const { host, calls } = createFakeHost();
  calls.answer(userSettingInfo, () => ({ contentRatingList: [...ratings], adultContentStatus: status }));
  syncAdultAttribute(host, root, onError);
  const arrive = (userId: string) => {
    host.session.setState({ status: 'guest', tokenId: 'token', userId });
    host.bus.emit(sessionChanged, { userId, isRealUser: false, reason: 'loaded' });
  };
  return { host, calls, arrive };
}

it('marks the page for a visitor who confirmed the warning before', async () => {
  status = 'DISABLED';
  visit().arrive('one');
  await vi.waitFor(() => expect(root.dataset.adult).toBe('confirmed'));
});

it('leaves covers blurred for everyone else', async () => {
  const { calls, arrive } = visit();
  arrive('one');
  await vi.waitFor(() => expect(calls.sentTo(userSettingInfo)).toHaveLength(1));
  expect(root.dataset.adult).toBeUndefined();
});

it('marks it when the warning is confirmed now', async () => {
  const { host, arrive } = visit();
  arrive('one');
  await vi.waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
  const { queryKey } = ownQuery(host, 'one', userSettingInfo, {});
  host.queryClient.setQueryData(queryKey, {
    contentRatingList: [...ratings],
    adultContentStatus: 'DISABLED',
  });
  host.bus.emit(settingsChanged, {});
  await vi.waitFor(() => expect(root.dataset.adult).toBe('confirmed'));
});

it('takes the mark off when another visitor comes', async () => {
  status = 'DISABLED';
  const { arrive } = visit();
  arrive('one');
  await vi.waitFor(() => expect(root.dataset.adult).toBe('confirmed'));
  status = 'ENABLED';
  arrive('two');
  await vi.waitFor(() => expect(root.dataset.adult).toBeUndefined());
});

it('reports that the settings did not load, and stays careful', async () => {
  const { calls, arrive } = visit();
  calls.answer(userSettingInfo, () => Promise.reject(new Error('down')));
  arrive('one');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(root.dataset.adult).toBeUndefined();
});
