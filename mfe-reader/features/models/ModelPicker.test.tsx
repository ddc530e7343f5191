// @vitest-environment jsdom

import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { models } from '@storyloom/contract/chat/endpoints/models';
import type { Model } from '@storyloom/contract/chat/entities/model';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { account as pointsAccount } from '@storyloom/contract/points/endpoints/account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { modelOf } from '../../testing/models.ts';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { ModelButton } from './ModelButton.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { useFreshPrices, useModel } from './models.queries.ts';
import { ReplyPrice } from './ReplyPrice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const standard = modelOf({ id: 'standard', name: 'Storyteller', isDefault: true, isOffline: true });
const large = modelOf({ id: 'large', name: 'Large', price: 3 });
const locked = modelOf({ id: 'premium', name: 'Premium', price: 5, isPremium: true, isLocked: true });

function Note() {
  return <ReplyPrice model={useModel('s1')} />;
}

function Tag() {
  useFreshPrices();
  return <ModelButton storyId="s1" model={useModel('s1')} />;
}

function show(list: () => Model[], part = <ModelPicker storyId="s1" />, isMember?: boolean) {
  const opened = vi.fn(async () => isMember as never);
  const { host, calls } = createFakeHost({ dialogs: { open: opened } });
  calls.respond(models, list);
  render(inShell(host, part));
  return { opened, calls, host };
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('ModelPicker', () => {
  it('shows the price and description of each model and marks the built-in storyteller', async () => {
    show(() => [standard, large, locked]);
    expect((await radio(/Storyteller.*Built-in storyteller/)).checked).toBe(true);
    expect((await radio(/^Large/)).checked).toBe(false);
    expect(
      screen.getByRole('button', { name: /Premium.*Locked.*Right for most scenes.*5 points/ }),
    ).toBeDefined();
  });

  it('stores the choice for the story, except the default model', async () => {
    show(() => [standard, large]);
    fireEvent.click(await radio(/^Large/));
    expect(modelChoice.read('guest1', 's1')).toBe('large');
    expect((await radio(/^Large/)).checked).toBe(true);
    fireEvent.click(await radio(/^Storyteller/));
    expect(modelChoice.read('guest1', 's1')).toBeNull();
  });

  it('offers a membership for a locked model, then reloads', async () => {
    let list = [standard, locked];
    const { opened } = show(() => list);
    const button = await screen.findByRole('button', { name: /Premium/ });
    list = [standard, { ...locked, isLocked: false }];
    fireEvent.click(button);
    expect(opened).toHaveBeenCalledWith(getMorePoints, { needs: 'membership', opens: 'model' });
    expect((await radio(/Premium/)).checked).toBe(false);
    expect(modelChoice.read('guest1', 's1')).toBeNull();
  });

  it('chooses a locked model once the visitor is a member', async () => {
    let list = [standard, locked];
    show(() => list, undefined, true);
    const button = await screen.findByRole('button', { name: /Premium/ });
    list = [standard, { ...locked, isLocked: false }];
    fireEvent.click(button);
    await waitFor(() => expect(modelChoice.read('guest1', 's1')).toBe('premium'));
    expect((await radio(/Premium/)).checked).toBe(true);
  });

  it('offers no control for a premium model that is not connected', async () => {
    show(() => [standard, { ...locked, isConnected: false, description: 'Coming soon.' }]);
    expect(await screen.findByText('Coming soon.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Premium/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Premium/ })).toBeNull();
  });

  it('reloads prices after each reply of a member with free replies', async () => {
    let list = [{ ...standard, price: 0, freeRepliesLeft: 1 }];
    const { host } = show(() => list, <Tag />);
    await screen.findByRole('button', { name: 'Model Storyteller, Free · 1 left today' });
    list = [{ ...standard, freeRepliesLeft: 0 }];
    act(() => host.bus.emit(pointsChanged, {}));
    expect(await screen.findByRole('button', { name: 'Model Storyteller, 1 point' })).toBeDefined();
  });

  it('reloads prices once the last point is spent', async () => {
    let list = [standard];
    const { host, calls } = show(() => list, <Tag />);
    const balance = { totalIntegral: 1, isSignInToday: true, nextCheckInAt: '2026-03-02T00:00:00Z', debt: 0 };
    calls.respond(pointsAccount, () => balance);
    await screen.findByRole('button', { name: 'Model Storyteller, 1 point' });
    list = [{ ...standard, price: 0 }];
    calls.respond(pointsAccount, () => ({ ...balance, totalIntegral: 0 }));
    act(() => void host.queryClient.invalidateQueries({ queryKey: [pointsAccount.path] }));
    expect(await screen.findByRole('button', { name: /^Model Storyteller, Free until/ })).toBeDefined();
  });

  it('does not reload prices for readers whose replies are not counted', async () => {
    const { host, calls } = show(() => [standard], <Tag />);
    await screen.findByRole('button', { name: 'Model Storyteller, 1 point' });
    await act(async () => host.bus.emit(pointsChanged, {}));
    expect(calls.sentTo(models)).toHaveLength(1);
  });

  it('offers the length of replies while a model is chosen, and keeps it on the server', async () => {
    const { calls } = show(() => [standard, large]);
    const setting: UserSetting = {
      contentRatingList: ['G'],
      adultContentStatus: 'ENABLED',
      notificationMails: false,
      replyLength: 'MEDIUM',
    };
    calls.respond(userSettingInfo, () => setting);
    calls.respond(userSettingModify, (change) => ({ ...setting, ...change }) as UserSetting);
    const model = await radio(/^Large/);
    expect(screen.queryByRole('group', { name: /^Length of replies/ })).toBeNull();
    fireEvent.click(model);
    expect((await radio(/^Medium/)).checked).toBe(true);
    fireEvent.click(await radio(/^Short/));
    await waitFor(() => expect(calls.sentTo(userSettingModify)).toEqual([{ replyLength: 'SHORT' }]));
    await act(settled);
    expect((await radio(/^Short/)).checked).toBe(true);
    fireEvent.click(await radio(/^Storyteller/));
    expect(screen.queryByRole('group', { name: /^Length of replies/ })).toBeNull();
  });

  it('shows an error with Retry when loading fails', async () => {
    const { calls } = show(() => {
      throw new NetworkError('down');
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(models, () => [standard]);
    fireEvent.click(retry);
    expect((await radio(/Storyteller/)).checked).toBe(true);
  });

  it('shows the model and price in the composer once loaded', async () => {
    modelChoice.write('guest1', 's1', 'large');
    const { opened } = show(() => [standard, large], <Tag />);
    expect(screen.getByRole('button', { name: 'Model, 1 point' })).toBeDefined();
    const tag = await screen.findByRole('button', { name: 'Model Large, 3 points' });
    fireEvent.click(tag);
    expect(opened).toHaveBeenCalledWith(modelPicker, { storyId: 's1' });
    act(() => modelChoice.write('guest1', 's1', null));
    expect(screen.getByRole('button', { name: 'Model Storyteller, 1 point' })).toBeDefined();
  });

  it('states price and balance left in note and button, and the cost of a failure in the note of a paid reply', async () => {
    let list = [large];
    const account = {
      totalIntegral: 49,
      isSignInToday: false,
      nextCheckInAt: '2026-11-22T00:00:00.000Z',
      debt: 0,
    };
    const { host, calls } = createFakeHost();
    calls.respond(models, () => list);
    calls.respond(pointsAccount, () => account);
    render(
      inShell(
        host,
        <>
          <Note />
          <Tag />
        </>,
      ),
    );
    modelChoice.write('guest1', 's1', 'large');
    expect(
      await screen.findByText('3 points, 46 left after. You’re never charged for a failed reply.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Model Large, 3 points, 46 left after' })).toBeDefined();
    list = [{ ...large, price: 0, freeRepliesLeft: 400 }];
    act(() => host.bus.emit(memberChanged, {}));
    expect(await screen.findByText('Free, you keep your 49 points.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Model Large, Free, you keep your 49 points' })).toBeDefined();
  });

  it('shows the prices of a new membership', async () => {
    let list = [standard];
    const { host } = show(() => list, <Tag />);
    await screen.findByRole('button', { name: 'Model Storyteller, 1 point' });
    list = [{ ...standard, price: 0, freeRepliesLeft: 400 }];
    act(() => host.bus.emit(memberChanged, {}));
    expect(await screen.findByRole('button', { name: 'Model Storyteller, Free' })).toBeDefined();
  });

  it('resets a choice that is no longer available', async () => {
    modelChoice.write('guest1', 's1', 'premium');
    show(() => [standard, locked], <Tag />);
    await screen.findByRole('button', { name: 'Model Storyteller, 1 point' });
    await act(settled);
    await waitFor(() => expect(modelChoice.read('guest1', 's1')).toBeNull());
  });
});
