// @vitest-environment jsdom
import { bulkStatus } from '@storyloom/contract/endpoints/stories/bulk-status';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
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

describe('an action on works that fails', () => {
  it.each([
    ['DELETE', 'Delete failed', new NetworkError('cut')],
    ['UNLIST', 'Action failed', new NetworkError('cut')],
    ['DELETE', 'It was deleted.', refusal],
  ] as const)('%s says “%s”, and there is nothing to undo', async (action, text, failure) => {
    const toast = vi.fn();
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    calls.answer(bulkStatus, () => Promise.reject(failure));
    const wrapper = ({ children }: { children: ReactNode }) => inShell(host, children);
    const { result } = renderHook(useWorkActions, { wrapper });
    await act(() => result.current.run(action, [work]));
    expect(toast.mock.calls).toEqual([['error', text]]);
    expect([result.current.deleted, result.current.isBusy]).toEqual([[], false]);
  });
});
