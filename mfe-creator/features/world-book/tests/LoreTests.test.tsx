// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { LoreTests } from './LoreTests.tsx';
import { useTestRun } from './use-test-run.ts';

afterEach(cleanup);

const Tests = () => <LoreTests run={useTestRun()} />;

/** Renders lore tests with these messages. */
function show(...messages: string[]) {
  const lore = [loreEntryDraft.parse({ id: 'bell', title: 'Bell', content: 'Bells.', keys: ['bell'] })];
  const loreTests = messages.map((message, at) => ({
    id: `t${at}`,
    earlier: [],
    message,
    entryId: 'bell',
    expect: 'fires' as const,
  }));
  const draft = openDraft(createDraftServer({ type: 'STORY', lore, loreTests }));
  const part = (
    <DraftContext.Provider value={draft}>
      <Tests />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost().host, part));
  return { messages: () => draft.store.getState().content.loreTests?.map(({ message }) => message) };
}
const button = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}
const focused = () => document.activeElement;

describe('LoreTests', () => {
  it('add a test with the focus in its message', async () => {
    show('Ring.');
    press('Add test');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Message of test 2')));
  });

  it('move the focus to the next test on deletion, or to the Add button after the last one', () => {
    const { messages } = show('Ring.', 'Knock.', 'Sing.');
    press('Delete test 2');
    expect(messages()).toEqual(['Ring.', 'Sing.']);
    expect(focused()).toBe(button('Delete test 2'));
    press('Delete test 2');
    expect(focused()).toBe(button('Delete test 1'));
    press('Delete test 1');
    expect(messages()).toEqual([]);
    expect(focused()).toBe(button('Add test'));
  });
});
