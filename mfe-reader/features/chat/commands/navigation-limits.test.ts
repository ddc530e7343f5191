import { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import { modifyAssistantMessage } from '@storyloom/contract/chat/endpoints/modify-assistant-message';
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import { saveWith } from '../../../testing/saves.ts';

const opening = message({ id: 'o', parentId: null, depth: 0 });
const u1 = message({ id: 'u1', parentId: 'o', role: 'user', text: 'Listen' });
const a1 = message({ id: 'a1', parentId: 'u1', text: 'Rain.', siblingIds: ['a1', 'b1'] });
const b1 = message({ id: 'b1', parentId: 'u1', text: 'Snow.', siblingIds: ['a1', 'b1'] });
const path = [opening, u1, a1];
const newest = (messages = path) => dialogPage([...messages].reverse());
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

async function played() {
  const chat = await playChat({ dialog: [newest()] });
  chat.answer(moveHead, ({ messageId }) => saveWith({ id: 'save1', headMessageId: messageId }));
  chat.answer(chooseSibling, () => saveWith({ id: 'save1' }));
  return chat;
}
const down = () => {
  throw new NetworkError('down');
};

describe('a navigation', () => {
  it('to the head does nothing', async () => {
    const { chat, sentTo, view } = await played();
    chat.rewind('a1');
    chat.rewind('unknown');
    expect(await chat.jumpTo('a1')).toBe(true);
    expect([sentTo(moveHead), view().undoSteps, ids(view().messages)]).toEqual([[], [], ids(path)]);
  });

  it('reports a failed jump', async () => {
    const { chat, answer, notes, view } = await played();
    answer(moveHead, down);
    expect(await chat.jumpTo('b1')).toBe(false);
    expect([notes, view().undoSteps]).toEqual([['Action failed'], []]);
  });

  it('can be undone again after a failed undo', async () => {
    const { chat, answer, view } = await played();
    chat.rewind('o');
    await settled();
    answer(moveHead, down);
    chat.undo();
    await settled();
    expect([ids(view().messages), view().undoSteps.length]).toEqual([['o'], 1]);
    answer(moveHead, () => saveWith({ id: 'save1' }));
    chat.undo();
    await settled();
    expect([ids(view().messages), view().undoSteps]).toEqual([ids(path), []]);
  });

  it('cannot be undone once another version was chosen', async () => {
    const { chat, turnTo, view } = await played();
    chat.rewind('u1');
    await settled();
    turnTo(newest([opening, u1, b1]));
    chat.chooseSibling('b1');
    await settled();
    expect([ids(view().messages), view().undoSteps]).toEqual([['o', 'u1', 'b1'], []]);
  });

  it.each(['save.not_found', 'chat.message_not_found', 'chat.moderated'])(
    'reads the messages again and says why after %s',
    async (name) => {
      const { chat, answer, notes, reads, turnTo, view } = await played();
      answer(moveHead, () => {
        throw new BusinessError(1, 'It is gone.', name, {});
      });
      turnTo(newest([opening, u1, b1]));
      chat.rewind('o');
      await settled();
      expect([notes, reads.length, ids(view().messages)]).toEqual([['It is gone.'], 2, ['o', 'u1', 'b1']]);
    },
  );

  it('of the previous visitor ends without a notice', async () => {
    const { chat, answer, notes, turnTo, view } = await played();
    const moved = Promise.withResolvers<never>();
    answer(moveHead, () => moved.promise);
    chat.rewind('o');
    turnTo(newest([opening]));
    chat.open('reader2');
    await settled();
    moved.reject(new NetworkError('down'));
    await settled();
    expect([notes, ids(view().messages), view().navigating]).toEqual([[], ['o'], false]);
  });

  it('reads at most eight pages of a branch to find its fork', async () => {
    const { chat, turnTo, reads } = await played();
    turnTo(dialogPage([message({ id: 'far' })], { nextCursorTs: 9 }));
    chat.chooseSibling('b1');
    await settled();
    await settled();
    expect(reads).toHaveLength(1 + 8);
  });
});

describe('chat.rephrase', () => {
  it('does not change the composer if the head could not be moved', async () => {
    const { chat, answer, view } = await played();
    answer(moveHead, down);
    chat.rephrase('u1');
    await settled();
    expect([view().draft, ids(view().messages)]).toEqual(['', ids(path)]);
  });
});

describe('chat.saveEdit', () => {
  it('of the last reply adds no undo step', async () => {
    const { chat, answer, view } = await played();
    const hail = message({ id: 'e1', parentId: 'u1', text: 'Hail.' });
    answer(modifyAssistantMessage, () => ({ ...hail, isHead: true }));
    chat.startEdit('a1');
    chat.setEditText('Hail.');
    chat.saveEdit();
    await settled();
    expect([ids(view().messages), view().undoSteps]).toEqual([['o', 'u1', 'e1'], []]);
  });

  it('ignores a message that is not on the path', async () => {
    const { chat, view } = await played();
    chat.startEdit('b1');
    chat.setEditText('Snow.');
    expect(view().editing).toBeNull();
  });
});
