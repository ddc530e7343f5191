// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { BusinessError, StatusError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { FieldImprove } from './FieldImprove.tsx';
import { dismissRun, type HelpRun, helpOf, improve, resumeRuns } from './help-run.ts';
import { readStoredRuns } from './stored-runs.ts';

// Test files of one worker share modules: others may load the real stream before or after.
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

/** Renders the field after a failed request. */
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

/** Renders the field with the result of a run on the sent text. */
function show(current = sent, result: Partial<HelpRun> = {}) {
  const draft = openDraft(createDraftServer({ type: 'STORY', hook: current }));
  helpOf(draft).setState({
    runs: { hook: { input, start: null, text: 'The lamp is new', state: 'done', error: null, ...result } },
  });
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
  it('retries with the same id after a gateway error', async () => {
    await fail(badGateway);
    await act(async () => press('Retry'));
    expect(sentIds()).toEqual(['request1', 'request1']);
  });

  it('retries with the same id on a later page too', async () => {
    const { host, reopen } = await fail(badGateway);
    resumeRuns(host, reopen());
    expect(sentIds()).toEqual(['request1', 'request1']);
  });

  it('retries a refused request with a new id', async () => {
    await fail(new BusinessError(1, 'Not enough points.', 'optimize.failed', {}));
    await act(async () => press('Retry'));
    expect(sentIds()[1]).not.toBe('request1');
  });

  it('writes the accepted text, and Undo restores the previous one', () => {
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

  it('says that the changes include words typed while the text was being improved', () => {
    show('teh lamp is old and dark');
    expect(screen.getByText(/^You have changed this text since/)).toBeDefined();
  });

  it('says by how much the field would be too long, also with an improved part', () => {
    show(sent, { text: 'x'.repeat(91) });
    expect(screen.getByRole('status').textContent).toMatch(/^1 character too long/);
    cleanup();
    const rest = ' x'.repeat(43);
    show(`teh${rest}`, { input: { ...input, content: 'teh' }, start: 0, text: 'the old' });
    expect(screen.getByRole('status').textContent).toMatch(/^3 characters too long/);
  });

  it('removes Undo once the text has changed', () => {
    const { type, hook } = show();
    press('Accept all');
    expect(undo()).not.toBeNull();
    type('The lamp is new, and lit');
    expect(undo()).toBeNull();
    expect(hook()).toBe('The lamp is new, and lit');
  });
});

/** Renders the rules of a world book with an optional selection. The improved text arrives at once. */
function showRules(rules: string, selected: string | null) {
  stream.mockImplementation(async (_transport, _endpoint, { content }, { onData }) =>
    onData({ type: 'done', content: content.replaceAll('teh', 'the'), pointsCharged: 2 }),
  );
  const draft = openDraft(createDraftServer({ type: 'STORY', worldBook: { ...noBook, rules } }));
  const toast = vi.fn();
  const { host } = createFakeHost({ toast, requireLogin: async () => true });
  const start = selected === null ? 0 : rules.lastIndexOf(selected);
  const part = (
    <DraftContext.Provider value={draft}>
      <FieldImprove
        path="worldBook.rules"
        label="Rules"
        readSelection={() => (selected === null ? null : { text: selected, start })}
      />
    </DraftContext.Provider>
  );
  render(inShell(host, part));
  const type = (text: string) =>
    act(() => draft.change((content) => ({ ...content, worldBook: { ...noBook, rules: text } })));
  return { toast, type, rules: () => draft.store.getState().content.worldBook?.rules };
}
const noBook = { structure: '', background: '', rules: '', specialEvents: '' };
const startImproving = () => act(async () => press(/^Improve · /));

describe('the focus in FieldImprove', () => {
  const focused = () => document.activeElement;
  const improveButton = () => screen.getByRole('button', { name: 'Improve rules' });
  /** Presses a button as with the keyboard, so that it has the focus. */
  const pressFocused = (name: RegExp | string) =>
    act(async () => {
      screen.getByRole('button', { name }).focus();
      press(name);
    });

  it('moves with each step from the question to the accepted text and back', async () => {
    showRules('Ring teh bell.', null);
    await pressFocused('Improve rules');
    expect(focused()).toBe(screen.getByRole('group', { name: 'Improve rules' }));
    await pressFocused('Cancel');
    expect(focused()).toBe(improveButton());
    await pressFocused('Improve rules');
    await pressFocused(/^Improve · /);
    expect(focused()).toBe(screen.getByRole('region', { name: 'Improved rules' }));
    await pressFocused('Accept all');
    expect(focused()).toBe(improveButton());
    await pressFocused('Undo');
    expect(focused()).toBe(improveButton());
  });

  it('waits at the arriving text, and is not taken from an author who is writing elsewhere', async () => {
    showRules('Ring teh bell.', null);
    let finish = () => {};
    stream.mockImplementation(
      (_transport, _endpoint, _input, { onData }) =>
        new Promise<void>((done) => {
          finish = () => {
            onData({ type: 'done', content: 'Ring the bell.', pointsCharged: 2 });
            done();
          };
        }),
    );
    await pressFocused('Improve rules');
    await pressFocused(/^Improve · /);
    expect(focused()).toBe(screen.getByText('Please wait for AI optimization'));
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'Accept all' })).toBeDefined();
    expect(focused()).toBe(other);
    other.remove();
  });
});

describe('FieldImprove of a selection', () => {
  it('improves only the selection, and Undo restores the text', async () => {
    const before = 'Ring teh bell. Lower teh rope. Ring teh bell.';
    const { rules } = showRules(before, ' Ring teh bell.');
    press('Improve rules');
    expect(screen.getByText('Only the selected text: “Ring teh bell.”')).toBeDefined();
    await startImproving();
    expect(stream.mock.calls[0]?.[2]).toMatchObject({ field: 'worldBook.rules', content: 'Ring teh bell.' });
    press('Accept all');
    expect(rules()).toBe('Ring teh bell. Lower teh rope. Ring the bell.');
    press('Undo');
    expect(rules()).toBe(before);
  });

  it('finds a selection whose position has changed, and does not overwrite a changed selection', async () => {
    const { rules, type, toast } = showRules('Ring teh bell. Lower teh rope.', 'Lower teh rope.');
    press('Improve rules');
    await startImproving();
    type('Ring teh bell. Lower the old rope.');
    press('Accept all');
    expect(toast).toHaveBeenCalledWith(
      'info',
      'You have changed this part. Copy the words that you want to keep.',
    );
    expect(rules()).toBe('Ring teh bell. Lower the old rope.');
    type('At dawn, ring teh bell. Lower teh rope.');
    press('Accept all');
    expect(rules()).toBe('At dawn, ring teh bell. Lower the rope.');
  });

  it('still offers to undo an accepted text after a later request has failed', async () => {
    const { rules } = showRules('Ring teh bell.', null);
    press('Improve rules');
    await startImproving();
    press('Accept all');
    stream.mockRejectedValue(new BusinessError(1, 'Refused.', 'optimize.failed', {}));
    press('Improve rules');
    await startImproving();
    press('Close');
    press('Undo');
    expect(rules()).toBe('Ring teh bell.');
  });

  it('asks for a selection if the text is too long', () => {
    const { toast } = showRules('a'.repeat(10_001), null);
    press('Improve rules');
    expect(toast).toHaveBeenCalledWith(
      'info',
      'This text is too long to improve at once. Select up to 10,000 characters of it.',
    );
  });

  it('improves a long text without a selection as a whole', async () => {
    const { rules } = showRules(`${'a'.repeat(9_996)} teh`, null);
    press('Improve rules');
    await startImproving();
    press('Accept all');
    expect(rules()?.slice(-4)).toBe(' the');
  });
});

describe('resumeRuns', () => {
  const request = (clientRequestId: string) => ({ ...input, clientRequestId });
  /** A draft with a hook, a summary and a lore entry. `reopen` resolves with its runs after it is opened again. */
  function begin() {
    stream.mockRejectedValue(badGateway);
    const lore = [loreEntryDraft.parse({ id: 'bell', title: 'Bell', content: 'Bells.' })];
    const server = createDraftServer({ type: 'STORY', hook: sent, summary: sent, lore });
    const toast = vi.fn();
    const { host } = createFakeHost({ toast });
    const draft = openDraft(server);
    const reopen = async (opened = openDraft(server)) => {
      stream.mockReset();
      stream.mockImplementation(async (_transport, _endpoint, _input, { onData }) =>
        onData({ type: 'done', content: 'Better.', pointsCharged: 2 }),
      );
      resumeRuns(host, opened);
      await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(stream.mock.calls.length));
      return helpOf(opened).getState().runs;
    };
    return { host, draft, server, toast, reopen };
  }

  it('restores the text of each field except a discarded one', async () => {
    const { host, draft, toast, reopen } = begin();
    await improve(host, draft, 'hook', request('request1'));
    await improve(host, draft, 'summary', request('request2'));
    await improve(host, draft, 'lore.@bell.content', request('request3'));
    dismissRun(host, draft, 'hook');
    const runs = await reopen();
    expect(sentIds()).toEqual(['request2', 'request3']);
    expect(runs).toMatchObject({ summary: { text: 'Better.' }, 'lore.@bell.content': { state: 'done' } });
    expect(toast.mock.calls.map(([, text]) => text)).toEqual([
      'Your improved text is ready: Summary.',
      'Your improved text is ready: “Bell”.',
    ]);
  });

  it('restores the text of a story whose first save followed the request', async () => {
    const { host, reopen } = begin();
    const server = createDraftServer(null);
    const draft = openDraft(server);
    draft.change((content) => ({ ...content, hook: sent }));
    await improve(host, draft, 'hook', request('request1'));
    await draft.saveNow();
    expect(await reopen(openDraft(server))).toMatchObject({ hook: { text: 'Better.' } });
    expect(sentIds()).toEqual(['request1']);
  });

  it('restores the text of a story that was never saved, and not into another new story', async () => {
    const { host, reopen } = begin();
    const server = createDraftServer(null);
    const draft = openDraft(server);
    await improve(host, draft, 'hook', request('request1'));
    expect(await reopen(openDraft(createDraftServer(null)))).toEqual({});
    const content = { type: 'STORY', hook: sent } as const;
    const left = { stored: null, content, conflicts: [], firstSave: null, at: 1 };
    expect(await reopen(openDraft(server, [left]))).toMatchObject({ hook: { text: 'Better.' } });
  });

  it('moves all requests with their times to a story that is first saved while one is continued', async () => {
    const { host } = begin();
    const server = createDraftServer(null);
    const draft = openDraft(server);
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    await improve(host, draft, 'hook', request('request1'));
    await improve(host, draft, 'summary', request('request2'));
    now.mockReturnValue(2_000);
    const content = { type: 'STORY', hook: sent, summary: sent } as const;
    const left = { stored: null, content, conflicts: [], firstSave: null, at: 1 };
    const continued = openDraft(server, [left]);
    stream.mockImplementation(() => new Promise(() => {}));
    resumeRuns(host, continued);
    await continued.saveNow();
    const { userId } = host.session.getState();
    expect(readStoredRuns(userId, continued.store.getState().id)).toMatchObject({
      hook: { at: 1_000 },
      summary: { at: 1_000 },
    });
    expect(readStoredRuns(userId, null)).toEqual({});
    now.mockRestore();
  });

  it('discards the text of a deleted entry', async () => {
    const { host, draft, reopen, server } = begin();
    await improve(host, draft, 'lore.@bell.content', request('request1'));
    server.server.saveElsewhere({ lore: [] });
    expect(await reopen()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('discards the text of a removed relation, and restores that of an existing one', async () => {
    const { host, draft, reopen, server } = begin();
    const main = { relations: [{ to: 'Ola', text: 'Owes teh boat.' }] };
    server.server.saveElsewhere({ main });
    await improve(host, draft, 'main.relations.0.text', request('request1'));
    await improve(host, draft, 'main.relations.1.text', request('request2'));
    expect(Object.keys(await reopen())).toEqual(['main.relations.0.text']);
  });

  it('does not repeat an expired request, which the server would charge again', async () => {
    const { host, draft, reopen } = begin();
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    await improve(host, draft, 'hook', request('request1'));
    now.mockReturnValue(30 * 86_400_000);
    expect(await reopen()).toEqual({});
    now.mockRestore();
  });
});
