// @vitest-environment jsdom

import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { optimize } from '@storyloom/contract/stories/endpoints/optimize';
import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { helpOf, improve } from './help-run.ts';
import { readStoredRuns } from './stored-runs.ts';

// Test files of one worker share modules: others may load the real stream before or after.
const stream = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@storyloom/http/stream', () => ({ stream }));
afterAll(() => vi.resetModules());
afterEach(() => {
  stream.mockReset();
  localStorage.clear();
});

const input = {
  clientRequestId: 'request1',
  field: 'hook',
  content: 'teh lamp',
  instruction: '',
  context: {},
} as const;

type Events = (on: { onData(event: object): void }) => void;

/** Improves the hook. The stream sends these events, then fails with `error` if given. */
async function run(events: Events, error?: Error) {
  stream.mockImplementation(async (_transport, _endpoint, _input, on) => {
    events(on);
    if (error) throw error;
  });
  const draft = openDraft(createDraftServer({ type: 'STORY', hook: 'teh lamp' }));
  const { host, calls } = createFakeHost();
  calls.respond(optimize, () => ({ content: 'The lamp, again', pointsCharged: 2 }));
  const changed = vi.fn();
  host.bus.on(pointsChanged, changed);
  const texts: string[] = [];
  helpOf(draft).subscribe(({ runs }) => void texts.push(runs.hook?.text ?? ''));
  await improve(host, draft, 'hook', input);
  const { userId } = host.session.getState();
  const stored = readStoredRuns(userId, draft.store.getState().id);
  return { calls, texts, changed, stored, run: helpOf(draft).getState().runs.hook };
}

const deltas: Events = ({ onData }) => {
  onData({ type: 'delta', text: 'The ' });
  onData({ type: 'delta', text: 'lamp' });
};

describe('improve', () => {
  it('shows the text as it arrives, and the whole text at the end', async () => {
    const {
      run: done,
      texts,
      calls,
      changed,
    } = await run((on) => {
      deltas(on);
      on.onData({ type: 'done', content: 'The lamp.', pointsCharged: 2 });
    });
    expect(texts).toEqual(['', 'The ', 'The lamp', 'The lamp.']);
    expect(done).toMatchObject({ state: 'done', text: 'The lamp.' });
    expect(calls.sentTo(optimize)).toEqual([]);
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([
    ['breaks off', new NetworkError('offline')],
    ['ends too early', undefined],
  ])('requests the text again with the same id after a stream that %s', async (_, error) => {
    const { run: done, calls } = await run(deltas, error);
    expect(calls.sentTo(optimize)).toEqual([input]);
    expect(done).toMatchObject({ state: 'done', text: 'The lamp, again' });
  });

  it('keeps a changed text for later pages, and not one without a change', async () => {
    const finish = (content: string) =>
      run(({ onData }) => onData({ type: 'done', content, pointsCharged: 0 }));
    expect(Object.keys((await finish('The lamp')).stored)).toEqual(['hook']);
    expect((await finish(input.content)).stored).toEqual({});
  });

  it('fails with the error of the stream, and keeps the request, which may have been charged', async () => {
    const badGateway = new StatusError({ status: 502, statusText: '', msg: '', retryAfter: null });
    const { run: failed, calls, stored, changed } = await run(deltas, badGateway);
    expect(failed).toMatchObject({ state: 'failed', error: badGateway });
    expect(calls.sentTo(optimize)).toEqual([]);
    expect(Object.keys(stored)).toEqual(['hook']);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('fails with the error that ends the stream, and deletes a refused request', async () => {
    const { run: failed, stored } = await run(({ onData }) =>
      onData({
        type: 'error',
        code: 1,
        msg: 'Not enough points.',
        error: 'points.insufficient',
        details: {},
      }),
    );
    expect(failed?.error).toBeInstanceOf(BusinessError);
    expect(failed).toMatchObject({ state: 'failed', error: { message: 'Not enough points.' } });
    expect(stored).toEqual({});
  });
});
