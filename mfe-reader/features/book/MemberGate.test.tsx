// @vitest-environment jsdom

import type { PlanName } from '@storyloom/contract/payments/plans';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { member } from '@storyloom/contract/points/endpoints/member';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { detail as shareDetail } from '@storyloom/contract/shares/endpoints/detail';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { storyQuery } from '../story-card/story.queries.ts';
import { MemberGate } from './MemberGate.tsx';

afterEach(cleanup);

const locked = storyDetail({ access: 'MEMBERS', isLocked: true, opening: 'The lamp burns low…' });

function visit() {
  const open = vi.fn(async () => undefined);
  const { host, calls } = createFakeHost({ dialogs: { open } });
  let plan: PlanName | null = null;
  calls.respond(member, () => ({
    plan,
    nextPlan: null,
    renewsAt: null,
    endsAt: null,
    isPastDue: false,
    packDiscountPercent: 0,
    premiumModels: plan !== null,
    unlimitedStandardChat: false,
  }));
  calls.respond(viewDetail, () => storyDetail());
  const { queryKey } = storyQuery(host, locked.id);
  host.queryClient.setQueryData(queryKey, locked);
  render(inShell(host, <MemberGate story={locked} teaser={locked.opening} />));
  const subscribe = async () => {
    const known = ownQuery(host, 'guest1', member, {});
    await waitFor(() => expect(host.queryClient.getQueryData(known.queryKey)).toBeDefined());
    plan = 'PLUS';
    act(() => host.bus.emit(memberChanged, {}));
  };
  return { host, open, subscribe, isStale: () => host.queryClient.getQueryState(queryKey)?.isInvalidated };
}

describe('MemberGate', () => {
  it('shows the beginning of the story and opens the plans', () => {
    const { open } = visit();
    expect(screen.getByText('The lamp burns low…')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'See plans' }));
    expect(open).toHaveBeenCalledWith(getMorePoints, { needs: 'membership', opens: 'story' });
  });

  it('says who reads an early story first, without its beginning if there is none', () => {
    render(inShell(createFakeHost().host, <MemberGate story={{ access: 'EARLY', earlyUntil: null }} />));
    expect(screen.getByRole('heading').textContent).toBe('Members read it first');
    expect(screen.getAllByText(/./, { selector: 'p' })).toHaveLength(1);
    cleanup();
    visit();
    expect(screen.getByRole('heading').textContent).toBe('For members');
  });

  it('reloads a share as well, and waits for it, once the visitor is a member', async () => {
    const { subscribe, host } = visit();
    const shareKey = [shareDetail.path, { id: 'sh1' }];
    host.queryClient.setQueryData(shareKey, {});
    const isStale = () => host.queryClient.getQueryState(shareKey)?.isInvalidated;
    const isBusy = () => screen.getByRole('button', { name: 'See plans' }).getAttribute('aria-busy');
    expect([isStale(), isBusy()]).toEqual([false, null]);
    await subscribe();
    await waitFor(() => expect([isStale(), isBusy()]).toEqual([true, 'true']));
  });

  it('reloads the story once the visitor is a member', async () => {
    const { subscribe, isStale } = visit();
    expect(isStale()).toBe(false);
    await subscribe();
    await waitFor(() => expect(isStale()).toBe(true));
  });
});
