// @vitest-environment jsdom
import { runTests } from '@storyloom/contract/lore/endpoints/run-tests';
import { testRun } from '@storyloom/contract/lore/endpoints/test-run';
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import type { Draft } from '../../draft/draft.ts';
import { useTestRun } from './use-test-run.ts';

afterEach(cleanup);

const loreTest = { id: 'test1', earlier: [], message: 'Fog?', entryId: 'fog', expect: 'fires' } as const;
const content = storyDraftContent.parse({ lore: [{ id: 'fog' }], loreTests: [loreTest] });
const runWith = (passed: boolean) => ({
  ranAt: '2026-11-22T12:00:00.000Z',
  isCurrent: true,
  results: [{ testId: 'test1', passed, explanation: '' }] as never,
});

function Section() {
  const { isCurrent, failed, start } = useTestRun();
  return (
    <>
      <p>{isCurrent ? `${failed} failed` : 'outdated'}</p>
      <button type="button" onClick={start}>
        Run
      </button>
    </>
  );
}

function show(host: Host, draft: Draft) {
  return render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <Section />
      </DraftContext.Provider>,
    ),
  );
}

describe('useTestRun', () => {
  it('loads the results of a revision that was saved while the tests were not shown', async () => {
    const draft = openDraft(createDraftServer(content));
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.respond(testRun, () => runWith(true));
    const { unmount } = show(host, draft);
    await screen.findByText('0 failed');
    unmount();
    draft.change((now) => ({ ...now, lore: [] }));
    await draft.saveNow();
    calls.respond(testRun, () => runWith(false));
    show(host, draft);
    expect(await screen.findByText('1 failed')).toBeDefined();
  });

  it('marks the previous results as outdated until those of a new revision are loaded', async () => {
    const draft = openDraft(createDraftServer(content));
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.respond(testRun, () => runWith(true));
    show(host, draft);
    await screen.findByText('0 failed');
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof runWith>>();
    calls.respond(testRun, () => promise);
    await act(async () => {
      draft.change((now) => ({ ...now, lore: [] }));
      await draft.saveNow();
    });
    expect(screen.getByText('outdated')).toBeDefined();
    await act(async () => resolve(runWith(false)));
    expect(await screen.findByText('1 failed')).toBeDefined();
  });

  it('shows the run of the current entries, the author’s own or that of the stored revision', async () => {
    const draft = openDraft(createDraftServer(content));
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    const { promise: late, resolve } = Promise.withResolvers<ReturnType<typeof runWith>>();
    calls.respond(testRun, () => late);
    calls.respond(runTests, () => runWith(false).results);
    show(host, draft);
    const write = (lore: typeof content.lore) => act(() => draft.change((now) => ({ ...now, lore })));
    write([]);
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await screen.findByText('1 failed');
    resolve(runWith(true));
    write(content.lore);
    expect(await screen.findByText('0 failed')).toBeDefined();
    write([]);
    expect(screen.getByText('1 failed')).toBeDefined();

    const again = Promise.withResolvers<ReturnType<typeof runWith>['results']>();
    calls.respond(runTests, () => again.promise);
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await screen.findByText('outdated');
    again.resolve(runWith(false).results);
    await screen.findByText('1 failed');
    write(content.lore);
    expect(screen.getByText('0 failed')).toBeDefined();
  });
});
