// @vitest-environment jsdom
import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { explain } from '@storyloom/contract/chat/endpoints/explain';
import { models } from '@storyloom/contract/chat/endpoints/models';
import { questions } from '@storyloom/contract/chat/endpoints/questions';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import StudioPreview from '../../slots/studio-preview.tsx';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { modelOf } from '../../testing/models.ts';
import { storyDetail } from '../../testing/stories.ts';
import { PreviewStory } from './PreviewStory.tsx';

beforeEach(() => {
  localStorage.clear();
  // Missing in jsdom.
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const opening = message({ id: 'o', parentId: null, depth: 0 });
const words = message({ id: 'u1', parentId: 'o', role: 'user', text: 'Listen' });
const reply = message({ id: 'a1', parentId: 'u1', text: 'Rain.' });

async function show(...newestFirst: Message[]) {
  const { host, calls } = createFakeHost();
  calls.respond(dialogList, () => dialogPage(newestFirst));
  calls.respond(models, () => [modelOf({ id: 'standard', isDefault: true, isOffline: true })]);
  calls.respond(explain, () => []);
  render(inShell(host, <PreviewStory story={storyDetail()} />));
  await act(settled);
  return calls;
}

describe('PreviewStory', () => {
  it('shows the lore of the last reply', async () => {
    const calls = await show(reply, words, opening);
    expect(await screen.findByText('Lore of this reply: 0 used, 0 left out')).toBeDefined();
    expect(calls.sentTo(explain)).toEqual([{ messageId: 'a1' }]);
  });

  it.each([
    ['the opening', [opening]],
    ['a message without a reply', [words, opening]],
  ])('requests no lore for %s', async (_, messages) => {
    expect((await show(...messages)).sentTo(explain)).toEqual([]);
  });

  it.each([
    ['a new playthrough', []],
    ['one that was started over', [{ ...opening, text: 'You wake.' }]],
  ])('shows the answers to questions in the opening of %s', async (_, messages) => {
    const asking = storyDetail({
      opening: 'You wake.',
      questions: [{ variable: 'name', text: 'Your name?' }],
    });
    const { host, calls } = createFakeHost();
    let isAnswered = false;
    const filled = 'Tom wakes.';
    calls.respond(dialogList, () =>
      dialogPage(messages.map((one) => (isAnswered ? { ...one, text: filled } : one))),
    );
    calls.respond(models, () => [modelOf({ id: 'standard', isDefault: true, isOffline: true })]);
    calls.respond(questions, () => [{ variable: 'name', text: 'Your name?', answer: '' }]);
    calls.respond(answerQuestions, ({ storyId }) => {
      isAnswered = true;
      return { storyId };
    });
    calls.respond(viewDetail, () => ({ ...asking, opening: filled }));
    const input = { story: asking };
    const page = () => inShell(host, <StudioPreview input={input} />);
    const { rerender } = render(page());
    await act(settled);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your name?' }), {
      target: { value: 'Tom' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText(filled)).toBeDefined();
    rerender(page());
    expect(screen.getByText(filled)).toBeDefined();
  });

  it('asks what a changed draft asks, also after the earlier questions', async () => {
    const { host, calls } = createFakeHost();
    const asking = (version: number, text: string) =>
      storyDetail({ version, questions: [{ variable: 'name', text }] });
    let asked = 'Your name?';
    calls.respond(dialogList, () => dialogPage([]));
    calls.respond(models, () => [modelOf({ id: 'standard', isDefault: true, isOffline: true })]);
    calls.respond(questions, () => [{ variable: 'name', text: asked, answer: '' }]);
    const page = () => inShell(host, <PreviewStory story={asking(asked.length, asked)} />);
    const { rerender } = render(page());
    await act(settled);
    fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('textbox', { name: asked })).toBeNull();
    asked = 'Your family name?';
    rerender(page());
    expect(await screen.findByRole('textbox', { name: asked })).toBeDefined();
  });

  it('is free while no model is connected', async () => {
    await show(reply, words, opening);
    expect(await screen.findByRole('button', { name: 'Send, Free' })).toBeDefined();
  });

  it('offers no action that needs a published story', async () => {
    await show(reply, words, opening);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await act(async () => {
      for (const more of screen.getAllByRole('button', { name: 'More' })) fireEvent.click(more);
    });
    expect((await screen.findAllByRole('menuitem', { name: 'Why did it say that?' })).length).toBe(1);
    for (const name of ['Share from here', 'Pin as a fact', 'Give feedback'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });
});
