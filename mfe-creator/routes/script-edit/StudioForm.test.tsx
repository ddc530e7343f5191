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
import { address, complete, heading, openStudio, press, stored } from './testing/open-studio.tsx';

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

  it('asks to wait instead of publishing', async () => {
    const { calls, toast } = await openImproving();
    await improve('title');
    press('Publish');
    expect(toast).toHaveBeenCalledWith('info', 'Please wait for AI optimization');
    expect(heading()).toBe('The basics and the cover');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.sentTo(publish)).toEqual([]);
  });
});

describe('the steps of the studio', () => {
  const count = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).textContent;

  it('are open from the start, with the number of missing fields on each, and a list that leads to them', async () => {
    await openStudio({ type: 'STORY', title: 'Oda' });
    expect([count('1. The basics'), count('2. The world')]).toEqual([
      '1. The basics5 to do',
      '2. The world5 to do',
    ]);
    press('Next');
    expect(heading()).toBe('The world and the people');
    await screen.findByRole('textbox', { name: 'Rules' });
    const list = screen.getByRole('region', { name: 'Before you publish' });
    expect(within(list).getAllByRole('button')[0]?.textContent).toBe('Perspective');
    fireEvent.click(within(list).getByRole('button', { name: 'Summary' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('draft-summary'));
    expect(heading()).toBe('The basics and the cover');
    fireEvent.click(within(list).getByRole('button', { name: 'World book' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('studio-world-book'));
    expect(screen.queryByRole('region', { name: /need your attention/ })).toBeNull();
  });

  it('note a place that no question fills, at its field and in the list, until it is corrected', async () => {
    const content = {
      ...complete,
      opening: 'Rain on {hometwon|shore}.',
      readerQuestions: ['Which hometown?'],
    };
    await openStudio(content, {}, () => {}, 'Opening scene', '/script/edit?id=s1&step=2');
    const note = 'No question has {hometwon}.';
    expect(screen.getByText(note)).toBeDefined();
    const list = screen.getByRole('region', { name: 'Before you publish' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([`Opening scene: ${note}`]);
    const field = screen.getByRole('textbox', { name: 'Opening scene' });
    fireEvent.input(field, { target: { value: 'Rain on {hometown|shore}.' } });
    expect(screen.queryByText(note)).toBeNull();
    await waitFor(() => expect(list.isConnected).toBe(false));
  });

  it('are in the address, and a draft opens at the one where it was left', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: /2\. The world/ }));
    expect(heading()).toBe('The world and the people');
    await waitFor(() => expect(address()).toBe('?id=s1&step=2'));
    cleanup();
    await openStudio(complete, {}, () => {}, 'Opening scene');
    expect(heading()).toBe('The world and the people');
    await waitFor(() => expect(address()).toBe('?id=s1&step=2'));
    cleanup();
    await openStudio(complete, {}, () => {}, 'Title', '/script/edit?id=s1&step=1');
    expect(heading()).toBe('The basics and the cover');
    cleanup();
    await open();
    expect(heading()).toBe('The basics and the cover');
    await waitFor(() => expect(address()).toBe('?id=s1&step=1'));
  });

  it('begin with the people for a character, whose world book is last', async () => {
    await open();
    press('Next');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 5)).toEqual(['Characters', 'Opening', 'Script', 'Voice', 'World book']);
  });

  it('have the tools in a menu for narrow screens', async () => {
    const { calls, toast } = await open();
    calls.respond(modify, () => savedDraft({ revision: 4 }));
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    press('More');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Versions',
      'Import and export',
      'Save as draft',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Save as draft' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Draft saved.'));
  });

  it('offer to play the draft as soon as it has an opening and a name', async () => {
    await openStudio({ type: 'STORY', opening: 'It rains.' });
    expect(screen.queryByRole('button', { name: 'Play it' })).toBeNull();
    cleanup();
    await openStudio({ type: 'STORY', opening: 'It rains.', main: { name: 'Oda' } });
    expect(screen.getByRole('button', { name: 'Play it' })).toBeDefined();
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
    await screen.findByRole('link', { name: 'Not this title.' });
    expect(screen.getByRole('link', { name: 'Tags: Not this tag.' })).toBeDefined();
    const title = screen.getByLabelText('Title', { selector: 'input' });
    fireEvent.input(title, { target: { value: 'Oda II' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Not this title.' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Tags: Not this tag.' })).toBeDefined();
  });
});
