// @vitest-environment jsdom
import { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { saveWith } from '../../testing/saves.ts';
import { showTranscript } from './testing/show-transcript.tsx';

afterEach(cleanup);

const siblingIds = ['a', 'b', 'c'];
const opening = message({ id: 'o', parentId: null });
const reply = (id: string) => message({ id, parentId: 'u', text: `Text of ${id}.`, siblingIds });
const words = message({ id: 'u', parentId: 'o', role: 'user', siblingIds: ['t', 'u'] });
const page = (id: string) => dialogPage([reply(id), words, opening]);

async function reading(id: string) {
  const played = await showTranscript({ dialog: [page(id)] });
  played.answer(chooseSibling, () => saveWith({ id: 'save1' }));
  return played;
}

const arrow = (name: string) =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: `${name} version` }).at(-1);
const press = (name: string) =>
  act(async () => {
    const button = arrow(name);
    button?.focus();
    if (button) fireEvent.click(button);
    await settled();
  });

describe('Alternatives', () => {
  it('names the version shown of replies and user messages', async () => {
    await reading('b');
    expect(screen.getByText('2/3')).toBeDefined();
    expect(screen.getByText('Version 2 of 3')).toBeDefined();
    expect(screen.getByText('2/2')).toBeDefined();
  });

  it('shows the next version once for a double press and keeps the focus', async () => {
    const { turnTo, sentTo } = await reading('a');
    expect(arrow('Previous')?.disabled).toBe(true);
    turnTo(page('b'));
    await act(async () => {
      const next = arrow('Next');
      if (next) fireEvent.click(next);
      if (next) fireEvent.click(next);
      await settled();
    });
    expect(sentTo(chooseSibling)).toEqual([{ archiveId: 'save1', messageId: 'b', expectedHeadId: 'a' }]);
    expect(screen.getByText('Text of b.')).toBeDefined();
    expect(document.activeElement).toBe(arrow('Next'));
  });

  it('moves the focus to the other arrow at the last version', async () => {
    const { turnTo } = await reading('b');
    turnTo(page('c'));
    await press('Next');
    expect(arrow('Next')?.disabled).toBe(true);
    expect(document.activeElement).toBe(arrow('Previous'));
  });

  it('is hidden for a single version', async () => {
    await showTranscript({ dialog: [dialogPage([message({ id: 'x' })])] });
    expect(screen.queryByRole('button', { name: 'Next version' })).toBeNull();
  });
});
