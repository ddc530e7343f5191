// @vitest-environment jsdom
import { models } from '@storyloom/contract/chat/endpoints/models';
import { suggest } from '@storyloom/contract/stories/endpoints/suggest';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { FieldSuggest } from './FieldSuggest.tsx';

afterEach(cleanup);

const badGateway = new StatusError({ status: 502, statusText: 'Bad Gateway', msg: '', retryAfter: null });

function show(tags: string[]) {
  const draft = openDraft(createDraftServer({ type: 'STORY', tags }));
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(suggest, () => ({ suggestions: ['fog', 'sea'], pointsCharged: 1 }));
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <FieldSuggest path="tags" />
      </DraftContext.Provider>,
    ),
  );
  return { calls, tags: () => draft.store.getState().content.tags };
}
const press = (name: RegExp | string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('FieldSuggest', () => {
  it('shows the price first, and pressing a suggestion uses it', async () => {
    const { calls, tags } = show(['rain']);
    await press('Suggest tags');
    expect(calls.sentTo(suggest)).toEqual([]);
    await press('Suggest tags · 1 point');
    await press('sea');
    expect(tags()).toEqual(['rain', 'sea']);
    expect(screen.queryByRole('button', { name: 'sea' })).toBeNull();
  });

  it('offers no suggestion once the field is full', async () => {
    show(Array.from({ length: storyLimits.tags }, (_, at) => `t${at}`));
    await press('Suggest tags');
    await press('Suggest tags · 1 point');
    expect(screen.getByText('All taken.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'fog' })).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('says where suggestions come from if the site has no model: %s', async (isOffline, times) => {
    const { calls } = show([]);
    calls.respond(models, () => [{ isDefault: true, isOffline }] as never);
    await press('Suggest tags');
    await waitFor(() => expect(calls.sentTo(models)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryAllByText(/made from the words of your draft/)).toHaveLength(times),
    );
  });

  it('moves the focus to what replaces a removed control', async () => {
    show([]);
    const pressFocused = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await press(name);
      return document.activeElement;
    };
    const button = (name: string) => screen.getByRole('button', { name });
    expect(await pressFocused('Suggest tags')).toBe(screen.getByRole('group', { name: 'Suggest tags' }));
    expect(await pressFocused('Cancel')).toBe(button('Suggest tags'));
    await pressFocused('Suggest tags');
    expect(await pressFocused('Suggest tags · 1 point')).toBe(button('fog'));
    expect(await pressFocused('fog')).toBe(button('sea'));
    expect(await pressFocused('sea')).toBe(button('Close'));
    expect(await pressFocused('Close')).toBe(button('Suggest tags'));
  });

  it.each([
    { loss: 'the connection lost', error: new NetworkError('offline') },
    { loss: 'a gateway gave up', error: badGateway },
  ])('repeats a request that $loss, with the same id', async ({ error }) => {
    const [first, second] = await repeatAfter(error);
    expect(second).toBe(first);
  });

  it('retries a refused request with another id', async () => {
    const [first, second] = await repeatAfter(new BusinessError(1, 'No.', 'suggest.failed', {}));
    expect(second).not.toBe(first);
  });
});

/** The ids of a failed request and of its Retry. */
async function repeatAfter(error: Error): Promise<string[]> {
  const { calls } = show([]);
  calls.respond(suggest, () => {
    throw error;
  });
  await press('Suggest tags');
  await press('Suggest tags · 1 point');
  await press('Retry');
  return calls.sentTo(suggest).map(({ clientRequestId }) => clientRequestId);
}
