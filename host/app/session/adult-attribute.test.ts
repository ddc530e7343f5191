// @vitest-environment jsdom

import { type AdultContentStatus, ratings } from '@storyloom/contract/stories/ratings';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  calls.respond(
    userSettingInfo,
    (): UserSetting => ({
      contentRatingList: [...ratings],
      adultContentStatus: status,
      notificationMails: false,
      replyLength: 'MEDIUM',
    }),
  );
  syncAdultAttribute(host, root, onError);
  const arrive = (userId: string) => {
    host.session.setState({ status: 'guest', tokenId: 'token', userId });
    host.bus.emit(sessionChanged, { userId, isRealUser: false, reason: 'loaded' });
  };
  return { host, calls, arrive };
}

describe('the data-adult attribute', () => {
  it('is set for a visitor who has confirmed the warning before', async () => {
    status = 'DISABLED';
    visit().arrive('one');
    await expect.poll(() => root.dataset.adult).toBe('confirmed');
  });

  it('is not set for other visitors', async () => {
    const { calls, arrive } = visit();
    arrive('one');
    await expect.poll(() => calls.sentTo(userSettingInfo)).toHaveLength(1);
    expect(root.dataset.adult).toBeUndefined();
  });

  it('is set when the warning is confirmed now', async () => {
    const { host, arrive } = visit();
    arrive('one');
    await expect.poll(() => host.queryClient.isFetching()).toBe(0);
    const { queryKey } = ownQuery(host, 'one', userSettingInfo, {});
    host.queryClient.setQueryData(queryKey, {
      contentRatingList: [...ratings],
      adultContentStatus: 'DISABLED',
      notificationMails: false,
      replyLength: 'MEDIUM',
    });
    host.bus.emit(settingsChanged, {});
    await expect.poll(() => root.dataset.adult).toBe('confirmed');
  });

  it('is removed when the visitor changes', async () => {
    status = 'DISABLED';
    const { arrive } = visit();
    arrive('one');
    await expect.poll(() => root.dataset.adult).toBe('confirmed');
    status = 'ENABLED';
    arrive('two');
    await expect.poll(() => root.dataset.adult).toBeUndefined();
  });

  it('is removed when the visitor leaves, before the next one arrives', async () => {
    status = 'DISABLED';
    const { host, arrive } = visit();
    arrive('one');
    await expect.poll(() => root.dataset.adult).toBe('confirmed');
    host.session.setState({ status: 'none', tokenId: null, userId: null });
    expect(root.dataset.adult).toBeUndefined();
  });

  it('is removed at a logout, also if the settings of the next visitor do not load', async () => {
    status = 'DISABLED';
    const { host, calls, arrive } = visit();
    arrive('one');
    await expect.poll(() => root.dataset.adult).toBe('confirmed');
    calls.respond(userSettingInfo, () => Promise.reject(new Error('down')));
    host.session.setState({ status: 'guest', tokenId: 'token2', userId: 'two' });
    host.bus.emit(sessionChanged, { userId: 'two', isRealUser: false, reason: 'logged-out' });
    await expect.poll(() => onError).toHaveBeenCalledOnce();
    expect(root.dataset.adult).toBeUndefined();
  });

  it('ignores the answer for the previous visitor that arrives after the visitor changed', async () => {
    const { host, calls, arrive } = visit();
    const late = Promise.withResolvers<UserSetting>();
    calls.respond(userSettingInfo, () => late.promise);
    arrive('one');
    await expect.poll(() => calls.sentTo(userSettingInfo)).toHaveLength(1);
    calls.respond(
      userSettingInfo,
      (): UserSetting => ({
        contentRatingList: [],
        adultContentStatus: 'ENABLED',
        notificationMails: false,
        replyLength: 'MEDIUM',
      }),
    );
    arrive('two');
    await expect.poll(() => calls.sentTo(userSettingInfo)).toHaveLength(2);
    late.resolve({
      contentRatingList: [],
      adultContentStatus: 'DISABLED',
      notificationMails: false,
      replyLength: 'MEDIUM',
    });
    const { queryKey } = ownQuery(host, 'one', userSettingInfo, {});
    await expect.poll(() => host.queryClient.getQueryData(queryKey)).toBeDefined();
    expect(root.dataset.adult).toBeUndefined();
  });

  it('is not set if the settings do not load, which is reported', async () => {
    const { calls, arrive } = visit();
    calls.respond(userSettingInfo, () => Promise.reject(new Error('down')));
    arrive('one');
    await expect.poll(() => onError).toHaveBeenCalledOnce();
    expect(root.dataset.adult).toBeUndefined();
  });
});
