// @vitest-environment jsdom
import { BusinessError, StatusError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { FieldImprove } from './FieldImprove.tsx';
import { helpOf, improve, resumeRun } from './help-run.ts';

// Other files of this worker may have loaded the stream, and may load it later.
const stream = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@storyloom/http/stream', () => ({ stream }));
afterAll(() => vi.resetModules());
afterEach(() => {
  cleanup();
  stream.mockReset();
  localStorage.clear();
});

const sent = 'teh lamp is old';

const input = {
  clientRequestId: 'request1',
  field: 'hook',
  content: sent,
  instruction: '',
  context: {},
} as const;
const badGateway = new StatusError({ status: 502, statusText: 'Bad Gateway', msg: '', retryAfter: null });

/** The field after a request that failed. */
async function fail(error: Error) {
  stream.mockRejectedValue(error);
  const server = createDraftServer({ type: 'STORY', hook: sent });
  const draft = openDraft(server);
  const { host } = createFakeHost();
  await improve(host, draft, 'hook', input);
  const part = (
    <DraftContext.Provider value={draft}>
      <FieldImprove path="hook" label="Hook" />
    </DraftContext.Provider>
  );
  render(inShell(host, part));
  return { host, reopen: () => openDraft(server) };
}
const sentIds = () => stream.mock.calls.map(([, , { clientRequestId }]) => clientRequestId);

/** The field with the result of a run on the text that was sent. */
function show(current = sent) {
  const draft = openDraft(createDraftServer({ type: 'STORY', hook: current }));
  helpOf(draft).setState({ runs: { hook: { input, text: 'The lamp is new', state: 'done', error: null } } });
  const toast = vi.fn();
  const { host } = createFakeHost({ toast });
  const part = (
    <DraftContext.Provider value={draft}>
      <FieldImprove path="hook" label="Hook" />
    </DraftContext.Provider>
  );
  render(inShell(host, part));
  const type = (hook: string) => act(() => draft.change((content) => ({ ...content, hook })));
  return { type, toast, hook: () => draft.store.getState().content.hook };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('FieldImprove', () => {
  it('repeats a request that a gateway gave up with its id', async () => {
    await fail(badGateway);
    await act(async () => press('Retry'));
    expect(sentIds()).toEqual(['request1', 'request1']);
  });

  it('repeats it with its id on a later page too', async () => {
    const { host, reopen } = await fail(badGateway);
    resumeRun(host, reopen());
    expect(sentIds()).toEqual(['request1', 'request1']);
  });

  it('repeats a refused request as a new one', async () => {
    await fail(new BusinessError(1, 'Not enough points.', 'optimize.failed', {}));
    await act(async () => press('Retry'));
    expect(sentIds()[1]).not.toBe('request1');
  });

  it('writes the accepted text, and Undo brings the former one back', () => {
    const { hook } = show();
    press('Accept all');
    expect(hook()).toBe('The lamp is new');
    press('Undo');
    expect(hook()).toBe(sent);
    expect(undo()).toBeNull();
  });

  it('shows the changes again instead of replacing words that were typed during the review', () => {
    const { type, hook, toast } = show();
    press(/teh/);
    type('teh lamp is old and dark');
    press('Accept 1 of 2');
    expect(hook()).toBe('teh lamp is old and dark');
    expect(toast).toHaveBeenCalledWith('info', 'You have changed this text. Check the changes again.');
    expect(screen.getByText(/^You have changed this text since/)).toBeDefined();
    press(/old and dark/);
    press('Accept 1 of 2');
    expect(hook()).toBe('The lamp is old and dark');
  });

  it('says that words typed while the text was being improved are among the changes', () => {
    show('teh lamp is old and dark');
    expect(screen.getByText(/^You have changed this text since/)).toBeDefined();
  });

  it('drops Undo once the text has changed', () => {
    const { type, hook } = show();
    press('Accept all');
    expect(undo()).not.toBeNull();
    type('The lamp is new, and lit');
    expect(undo()).toBeNull();
    expect(hook()).toBe('The lamp is new, and lit');
  });
});
