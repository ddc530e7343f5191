// @vitest-environment jsdom

import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import { questions } from '@storyloom/contract/chat/endpoints/questions';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { endpointQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import type { ReadingPlace } from '../chat/reading-place.ts';
import { createChatStore } from '../chat/store/chat-store.ts';
import { StoryQuestions } from './StoryQuestions.tsx';

afterEach(cleanup);

const story = storyDetail({ id: 's1', questions: [{ variable: 'name', text: 'Who are you?' }] });

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });
const reply = message({ id: 'r', parentId: 'o', text: 'Rain.' });

async function show(dialog: Message[], shown = story) {
  const { chat } = await playChat({ dialog: [dialogPage(dialog)] });
  const { host, calls } = createFakeHost();
  calls.respond(questions, () => [{ variable: 'name', text: 'Who are you?', answer: 'Tom' }]);
  calls.respond(answerQuestions, ({ storyId }) => ({ storyId }));
  render(inShell(host, <StoryQuestions story={shown} state={chat.store.getState()} place={null} />));
  return { host, calls };
}

describe('StoryQuestions', () => {
  it('is in the document of a story that has not begun', () => {
    const { host } = createFakeHost();
    const show = (place: ReadingPlace | null) =>
      renderToString(
        inShell(host, <StoryQuestions story={story} state={createChatStore().getState()} place={place} />),
      );
    expect(show({ turn: 0, isNew: true })).toContain('Who are you?');
    expect(show({ turn: 3, isNew: false })).toBe('');
    expect(show(null)).toBe('');
  });

  it('asks with the earlier answer, and stores the new one', async () => {
    const { host, calls } = await show([opening]);
    const page = endpointQuery(host, viewDetail, { id: 's1' });
    host.queryClient.setQueryData(page.queryKey, story);
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Who are you?' });
    await waitFor(() => expect(box.value).toBe('Tom'));
    fireEvent.change(box, { target: { value: 'Dr. Ines Vale' } });
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const answers = [{ variable: 'name', answer: 'Dr. Ines Vale' }];
    expect(calls.sentTo(answerQuestions)).toEqual([{ storyId: 's1', answers }]);
    // The opening may contain the answer.
    expect(host.queryClient.getQueryState(page.queryKey)?.isInvalidated).toBe(true);
  });

  it('is skipped without an answer', async () => {
    const { calls } = await show([opening]);
    fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(calls.sentTo(answerQuestions)).toEqual([]);
  });

  it('asks below the path of a share, which was copied at one time', async () => {
    await show([reply, opening]);
    expect(await screen.findByRole('textbox', { name: 'Who are you?' })).toBeTruthy();
  });

  it('asks what the server says of a version that was published without its questions', async () => {
    const { questions: _, ...older } = story;
    await show([], older);
    expect(await screen.findByRole('textbox', { name: 'Who are you?' })).toBeTruthy();
  });

  it('reads no answers of a story that asks nothing', async () => {
    const { calls } = await show([], { ...story, questions: [] });
    expect(calls.sentTo(questions)).toEqual([]);
  });

  it('stores what was typed before hydration if the reader has left the form', async () => {
    const { chat } = await playChat();
    const { host, calls } = createFakeHost();
    calls.respond(questions, () => []);
    calls.respond(answerQuestions, ({ storyId }) => ({ storyId }));
    const place = { turn: 0, isNew: true };
    const page = inShell(host, <StoryQuestions story={story} state={chat.store.getState()} place={place} />);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const box = container.querySelector('input');
    if (box) box.value = 'Ines';
    render(page, { container, hydrate: true });
    await waitFor(() => expect(calls.sentTo(answerQuestions)).toHaveLength(1));
    container.remove();
  });

  it('asks nothing after the first turn', async () => {
    const { calls } = await show([{ ...reply, createdAt: '2026-01-01T00:00:09Z' }, opening]);
    expect(calls.sentTo(questions)).toEqual([]);
  });
});
