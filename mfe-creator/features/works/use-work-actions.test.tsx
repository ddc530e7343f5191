// @vitest-environment jsdom
import { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import { duplicate } from '@storyloom/contract/stories/endpoints/duplicate';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWorkActions } from './use-work-actions.ts';

afterEach(cleanup);

const work = { id: 'a1', title: 'The Last Ferry' } as WorkCard;
const refusal = new BusinessError(12004, 'It was deleted.', 'story.status_not_allowed', {});

describe('a failed action on works', () => {
  it.each([
    ['DELETE', 'Delete failed', new NetworkError('cut')],
    ['UNLIST', 'Action failed', new NetworkError('cut')],
    ['DELETE', 'It was deleted.', refusal],
  ] as const)('%s says “%s”, and there is nothing to undo', async (action, text, failure) => {
    const toast = vi.fn();
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    calls.respond(bulkStatus, () => Promise.reject(failure));
    const wrapper = ({ children }: { children: ReactNode }) => inShell(host, children);
    const { result } = renderHook(useWorkActions, { wrapper });
    await act(() => result.current.run(action, [work]));
    expect(toast.mock.calls).toEqual([['error', text]]);
    expect([result.current.deleted, result.current.isBusy]).toEqual([[], false]);
  });
});

const second = { id: 'b2', title: ' ' } as WorkCard;

function setup(refused: string[] = []) {
  const [toast, confirm, requireLogin] = [vi.fn(), vi.fn(async () => true), vi.fn(async () => true)];
  const { host, calls } = createFakeHost({ toast, confirm, requireLogin });
  calls.respond(bulkStatus, ({ ids }) =>
    ids.map((id) => ({ id, error: refused.includes(id) ? refusal : null }) as never),
  );
  const wrapper = ({ children }: { children: ReactNode }) => inShell(host, children);
  const { result } = renderHook(useWorkActions, { wrapper });
  return { host, calls, toast, confirm, requireLogin, result };
}

describe('an action on several works', () => {
  it('says how many works were changed, and how many could not be', async () => {
    for (const [refused, text] of [
      [[], ['success', '2 works unlisted.']],
      [['b2'], ['error', '“The Last Ferry” unlisted, 1 couldn’t be unlisted.']],
      [['a1'], ['error', '“Untitled” unlisted, 1 couldn’t be unlisted.']],
      [
        ['a1', 'b2'],
        ['error', '2 couldn’t be unlisted.'],
      ],
    ] as const) {
      const { result, toast } = setup([...refused]);
      await act(() => result.current.run('UNLIST', [work, second]));
      expect(toast.mock.calls).toEqual([text]);
      expect(result.current.deleted).toEqual([]);
    }
  });

  it('can be undone for the deleted works until the next action', async () => {
    const { result, calls } = setup(['a1']);
    await act(() => result.current.run('DELETE', [work, second]));
    expect(result.current.deleted).toEqual([second]);
    await act(() => result.current.run('RESTORE', result.current.deleted));
    expect(calls.sentTo(bulkStatus).at(-1)).toEqual({ ids: ['b2'], action: 'RESTORE' });
    expect(result.current.deleted).toEqual([]);
  });

  it('shows the number of works before a deletion, and deletes only after a confirmation', async () => {
    const { result, calls, confirm } = setup();
    confirm.mockResolvedValueOnce(false);
    await act(() => result.current.confirmDelete([work, second]));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Delete 2 works?', danger: true }));
    expect(calls.sentTo(bulkStatus)).toEqual([]);
  });

  it('tells other micro-frontends what has changed', async () => {
    const { result, host, calls } = setup();
    calls.respond(duplicate, () => ({ id: 'c3' }) as never);
    const heard: string[] = [];
    for (const event of [storyChanged, storyDeleted, workChanged])
      host.bus.on(event, () => void heard.push(event.name));
    for (const action of ['UNLIST', 'DELETE', 'RESTORE'] as const)
      await act(() => result.current.run(action, [work]));
    await act(() => result.current.copy(work));
    expect(heard).toEqual(['story.changed', 'story.deleted', 'story.changed', 'work.changed']);
  });

  it('requires a login, like Duplicate', async () => {
    const { result, calls, requireLogin } = setup();
    requireLogin.mockResolvedValue(false);
    await act(() => result.current.run('UNLIST', [work]));
    await act(() => result.current.copy(work));
    expect(requireLogin).toHaveBeenCalledTimes(2);
    expect([calls.sentTo(bulkStatus), calls.sentTo(duplicate)]).toEqual([[], []]);
  });
});
