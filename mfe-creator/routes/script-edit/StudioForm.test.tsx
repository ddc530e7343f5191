// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { BusinessError } from '@storyloom/http/errors';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedDraft } from '../../testing/fake-draft-server.ts';
import { complete, heading, openStudio, press, stored } from './testing/open-studio.tsx';

// Copies of unsaved drafts.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const toast = vi.fn();
  const content = { ...complete, tags: ['sea'] };
  const fake = await openStudio(content, { toast }, (calls) => {
    calls.respond(account, () => ({ totalIntegral: 50 }) as never);
  });
  return { ...fake, toast };
}

async function openPublishDialog() {
  press('Publish');
  return screen.findByRole('dialog', { name: 'Publish this story?' });
}

describe('the studio while a text is being improved', () => {
  async function openImproving() {
    // A response that never starts.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    return open();
  }
  async function improve(field: string) {
    fireEvent.click(await screen.findByRole('button', { name: `Improve ${field}` }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Improve · \d+ points$/ })));
    await screen.findByText(storyMessages.optimizing);
  }

  it.each(['Next', 'Publish'])('asks to wait instead of %s', async (action) => {
    const { calls, toast } = await openImproving();
    await improve('title');
    press(action);
    expect(toast).toHaveBeenCalledWith('info', 'Please wait for AI optimization');
    expect(heading()).toBe('The basics and the cover');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.sentTo(publish)).toEqual([]);
  });

  it('opens the second step with Next while a text of that step is being improved', async () => {
    const { toast } = await openImproving();
    press('Next');
    const rules = await screen.findByRole('textbox', { name: 'Rules' });
    fireEvent.input(rules, { target: { value: 'No lamp burns at night.' } });
    await improve('rules');
    press('Back');
    press('Next');
    expect(toast).not.toHaveBeenCalled();
    expect(heading()).toBe('The world and the people');
  });
});

describe('publishing with failing lore tests', () => {
  const failing = {
    testId: 't1',
    passed: false,
    explanation: 'None of the keys of “Harbour” are in the message.',
    tokens: 40,
  };

  it('explains each failing test, and publishes only on “Publish anyway”', async () => {
    const { calls } = await open();
    calls.respond(publish, ({ ignoreLoreTests }) => {
      if (ignoreLoreTests) return savedDraft({ status: 'PUBLISHED', revision: 4, publishedVersion: 1 });
      const details = {
        failures: [failing, { ...failing, testId: 't2', explanation: 'It costs 40 tokens.' }],
      };
      throw new BusinessError(12011, 'Some lore tests fail.', 'story.lore_tests_failed', details);
    });
    const dialog = await openPublishDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('2 lore tests fail:');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['None of the keys of “Harbour” are in the message.', 'It costs 40 tokens.']);
    expect(within(dialog).queryByRole('button', { name: 'Publish' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByRole('dialog', { name: 'Your story is live' })).toBeDefined();
    expect(calls.sentTo(publish).map(({ ignoreLoreTests }) => ignoreLoreTests)).toEqual([false, true]);
  });
});

describe('publishing with a conflict', () => {
  it('asks to decide the conflict, and closes the dialog in front of it', async () => {
    const { calls, toast } = await open();
    const theirs = stored({ ...complete, tags: ['sea'], title: 'Ada' }, { revision: 4 });
    calls.respond(modify, () => {
      throw new BusinessError(12005, 'Changed elsewhere', 'story.changed_elsewhere', { draft: theirs });
    });
    calls.respond(writeDetail, () => theirs);
    const title = screen.getByLabelText('Title', { selector: 'input' });
    fireEvent.input(title, { target: { value: 'Oda II' } });
    const dialog = await openPublishDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        'error',
        'Changed elsewhere. Choose which text stays, then try again.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.sentTo(publish)).toEqual([]);
  });
});

describe('a story that the server refuses', () => {
  it('keeps the errors of the other fields when one is corrected', async () => {
    const { calls } = await open();
    const fields = { title: 'Not this title.', 'tags.0': 'Not this tag.' };
    calls.respond(publish, () => {
      throw new BusinessError(12007, 'Not allowed', 'story.moderated', { fields });
    });
    const dialog = await openPublishDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await screen.findByRole('link', { name: 'Title: Not this title.' });
    expect(screen.getByRole('link', { name: 'Tags: Not this tag.' })).toBeDefined();
    const title = screen.getByLabelText('Title', { selector: 'input' });
    fireEvent.input(title, { target: { value: 'Oda II' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Title: Not this title.' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Tags: Not this tag.' })).toBeDefined();
  });
});
