// @vitest-environment jsdom
import { known } from '@storyloom/contract/chat/endpoints/known';
import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import MemoryPanel from './MemoryPanel.tsx';

afterEach(cleanup);

const anna = 'your sister is called Anna';
const craft = { question: 'What do you do?', answer: 'clock mender' };

/** Renders the panel of a save without pinned facts. */
async function open(read: () => DataOf<typeof known>) {
  const { host, calls } = createFakeHost();
  calls.respond(pinnedFacts, () => []);
  calls.respond(known, read);
  const played = await playChat({ dialog: [dialogPage([message({ id: 'a1' })])] });
  render(inShell(host, <MemoryPanel story={storyDetail({ id: 'story1' })} chat={played.chat} />));
  await screen.findByText('0 of 20 facts');
  return { ...played, calls };
}
const told = () =>
  [...screen.getByRole('list', { name: 'What you’ve told the storyteller' }).children].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  );

describe('what the storyteller knows', () => {
  it('has answers with their questions, and facts as sentences', async () => {
    await open(() => ({ answers: [craft], facts: [anna, "the victim wore a 'red' glove"], soFar: [] }));
    await screen.findByText('Your sister is called Anna');
    expect(told()).toEqual([
      'What do you do? clock mender',
      'Your sister is called Anna',
      'The victim wore a ‘red’ glove',
    ]);
    expect(screen.queryByText('The story so far')).toBeNull();
  });

  it('says how to tell something while nothing is known', async () => {
    await open(() => ({ answers: [], facts: [], soFar: [] }));
    expect(await screen.findByText(/^Nothing yet\. Tell it about yourself/)).toBeDefined();
  });

  it('is left out where nothing is noted', async () => {
    const { calls } = await open(() => ({ answers: [], facts: null, soFar: [] }));
    await waitFor(() => expect(calls.sentTo(known)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.queryByText('What you’ve told the storyteller')).toBeNull();
  });

  it('shows a few rows until the reader asks for all', async () => {
    await open(() => ({
      answers: [],
      facts: Array.from({ length: 7 }, (_, at) => `you own ${at} cats`),
      soFar: [],
    }));
    const more = await screen.findByRole('button', { name: 'Show all' });
    expect(told()).toHaveLength(5);
    fireEvent.click(more);
    expect(told()).toHaveLength(7);
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(told()).toHaveLength(5);
  });

  it('has the story so far, cut if it is long', async () => {
    await open(() => ({ answers: [], facts: null, soFar: ['You came.', 'You went on. '.repeat(30)] }));
    const part = await screen.findByRole('region', { name: 'The story so far' });
    expect(part.querySelector('[data-cut=true]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(part.querySelector('[data-cut=false]')?.textContent).toContain('You came.');
  });

  it('is read again after a turn', async () => {
    let facts: string[] = [];
    const { chat, runs, drawAll } = await open(() => ({ answers: [], facts, soFar: [] }));
    await screen.findByText(/^Nothing yet/);
    facts = [anna];
    await act(async () => {
      void chat.send('My sister is called Anna.');
      await settled();
      await runs[0]?.created();
      await runs[0]?.done('She nods.');
      await drawAll();
    });
    expect(await screen.findByText('Your sister is called Anna')).toBeDefined();
  });

  it('shows an error with Retry beside the facts if it cannot be loaded', async () => {
    const { calls } = await open(() => {
      throw new NetworkError('down');
    });
    await screen.findByText('Couldn’t load what you’ve told the storyteller.');
    calls.respond(known, () => ({ answers: [], facts: [anna], soFar: [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your sister is called Anna')).toBeDefined();
  });
});
