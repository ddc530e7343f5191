// @vitest-environment jsdom

import { detail as shareDetail } from '@storyloom/contract/shares/endpoints/detail';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import type { AdultContentStatus } from '@storyloom/contract/stories/ratings';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { storyQuery } from '../story-card/story.queries.ts';
import { AdultGate } from './AdultGate.tsx';

afterEach(cleanup);

function visit(first: AdultContentStatus) {
  const open = vi.fn(async () => undefined);
  const { host, calls } = createFakeHost({ dialogs: { open } });
  let status = first;
  calls.respond(
    userSettingInfo,
    (): UserSetting => ({
      contentRatingList: ['X'],
      adultContentStatus: status,
      notificationMails: false,
      replyLength: 'MEDIUM',
    }),
  );
  calls.respond(viewDetail, () => storyDetail({ adultWarning: status !== 'DISABLED' }));
  const { queryKey } = storyQuery(host, 'abc123');
  host.queryClient.setQueryData(queryKey, storyDetail({ adultWarning: true }));
  const shareKey = [shareDetail.path, { id: 'sh1' }];
  host.queryClient.setQueryData(shareKey, {});
  const page = (mode: 'visible' | 'hidden') =>
    inShell(
      host,
      <Activity mode={mode}>
        <AdultGate />
      </Activity>,
    );
  const { rerender } = render(page('visible'));
  const isStale = (key: readonly unknown[] = queryKey) => host.queryClient.getQueryState(key)?.isInvalidated;
  const isShareStale = () => isStale(shareKey);
  const confirm = () => {
    status = 'DISABLED';
    const settings = ownQuery(host, 'guest1', userSettingInfo, {});
    host.queryClient.setQueryData(settings.queryKey, {
      contentRatingList: ['X'],
      adultContentStatus: status,
      notificationMails: false,
      replyLength: 'MEDIUM',
    });
  };
  const leaveAndReturn = () => {
    rerender(page('hidden'));
    rerender(page('visible'));
  };
  return { open, isStale, isShareStale, confirm, leaveAndReturn };
}

describe('AdultGate', () => {
  it('opens the warning automatically once, and again on demand', async () => {
    const { open, isStale } = visit('ENABLED');
    let focused: unknown;
    open.mockImplementation(async () => {
      focused = document.activeElement;
      return undefined;
    });
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    // The dialog returns the focus to this button.
    expect(focused).toBe(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(open.mock.calls).toEqual([[adultWarning], [adultWarning]]);
    expect(isStale()).toBe(false);
  });

  it('does not open it automatically again when the reader returns to the page', async () => {
    const { open, leaveAndReturn } = visit('ENABLED');
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    leaveAndReturn();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
    expect(open).toHaveBeenCalledOnce();
  });

  it('reloads the story or share, and waits for it, once the warning is confirmed', async () => {
    const { open, isStale, isShareStale, confirm } = visit('ENABLED');
    const isBusy = () => screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy');
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect([isShareStale(), isBusy()]).toEqual([false, null]);
    confirm();
    await waitFor(() => expect(isStale()).toBe(true));
    expect([isShareStale(), isBusy()]).toEqual([true, 'true']);
  });

  it('does not ask a visitor who has confirmed before', async () => {
    const { open, isStale } = visit('DISABLED');
    await waitFor(() => expect(isStale()).toBe(true));
    expect(open).not.toHaveBeenCalled();
  });
});
