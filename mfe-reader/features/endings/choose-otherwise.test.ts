import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import { chooseOtherwise } from './choose-otherwise.ts';

const opening = message({ id: 'o', parentId: null, depth: 0 });
const said = message({ id: 'u1', parentId: 'o', role: 'user' });
const reply = message({ id: 'a1', parentId: 'u1' });

describe('chooseOtherwise', () => {
  it.each([
    ['above the reply', [opening, said, reply]],
    ['that a page which began the story has not read', [said, reply]],
  ])('goes back to the opening scene %s', async (_, messages) => {
    const played = await playChat({ dialog: [dialogPage(messages.toReversed())] });
    played.answer(moveHead, ({ messageId }) => saveWith({ id: 'save1', headMessageId: messageId }));
    played.turnTo(dialogPage([opening]));
    chooseOtherwise(played.chat, reply, []);
    await settled();
    expect(played.sentTo(moveHead)).toMatchObject([{ messageId: 'o', expectedHeadId: 'a1' }]);
    expect(played.view().messages).toEqual([opening]);
  });

  it.each([
    ['puts words of the reader’s own into an empty composer', 'I sing', '', 'I sing'],
    ['keeps a draft', 'I sing', 'I dance', 'I dance'],
    ['leaves the composer empty after an option of the opening scene', 'Knock', '', ''],
    ['leaves it empty after an option of the reply above', 'Leave', '', ''],
  ])('%s', async (_, text, draft, after) => {
    const above = { ...opening, options: ['Leave'] };
    const dialog = [dialogPage([reply, { ...said, text }, above])];
    const played = await playChat({ dialog });
    played.answer(moveHead, ({ messageId }) => saveWith({ id: 'save1', headMessageId: messageId }));
    played.chat.setDraft(draft);
    chooseOtherwise(played.chat, reply, ['Knock']);
    await settled();
    expect(played.sentTo(moveHead)).toMatchObject([{ messageId: 'o' }]);
    expect(played.view().draft).toBe(after);
  });
});
