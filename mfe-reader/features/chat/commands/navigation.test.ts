import { chooseSibling } from '@storyloom/contract/endpoints/chat/choose-sibling';
import { modifyAssistantMessage } from '@storyloom/contract/endpoints/chat/modify-assistant-message';
import { moveHead } from '@storyloom/contract/endpoints/saves/move-head';
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
const u2 = message({ id: 'u2', parentId: 'a1', role: 'user', text: 'Go on' });
const a2 = message({ id: 'a2', parentId: 'u2', text: 'Later.' });
const path = [opening, u1, a1, u2, a2];
const newest = (messages = path) => dialogPage([...messages].reverse());

async function played() {
  const chat = await playChat({ dialog: [newest()] });
  const save = saveWith({ id: 'save1' });
  chat.answer(moveHead, ({ messageId }) => ({ ...save, headMessageId: messageId }));
  chat.answer(chooseSibling, () => save);
  const ids = () => chat.view().messages.map(({ id }) => id);
  return { ...chat, ids };
}
const refusal = (name: string, text: string) => new BusinessError(13000, text, name, {});

describe('rewinding', () => {
  it('goes back at once, and forth again with nothing lost', async () => {
    const { chat, ids, sentTo, view } = await played();
    chat.rewind('a1');
    expect(ids()).toEqual(['o', 'u1', 'a1']);
    await settled();
    expect(sentTo(moveHead)).toEqual([{ id: 'save1', messageId: 'a1', expectedHeadId: 'a2' }]);
    expect(view().undoSteps.at(-1)).toMatchObject({ text: 'You’re back at turn 1.', headId: 'a2' });
    chat.undo();
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'a1', 'u2', 'a2']);
    expect(sentTo(moveHead)[1]).toEqual({ id: 'save1', messageId: 'a2', expectedHeadId: 'a1' });
    expect(view().undoSteps).toEqual([]);
  });

  it('is redone step by step', async () => {
    const { chat, ids } = await played();
    for (const id of ['u2', 'a1', 'o']) {
      chat.rewind(id);
      await settled();
    }
    for (const shown of [['o', 'u1', 'a1'], ['o', 'u1', 'a1', 'u2'], path.map(({ id }) => id)]) {
      chat.undo();
      await settled();
      expect(ids()).toEqual(shown);
    }
  });

  it('happens once however often it is pressed, and not while a reply is written', async () => {
    const { chat, sentTo } = await played();
    chat.rewind('a1');
    chat.rewind('o');
    chat.undo();
    await settled();
    expect(sentTo(moveHead)).toHaveLength(1);
    chat.send('Elsewhere');
    await settled();
    chat.rewind('o');
    await settled();
    expect(sentTo(moveHead)).toHaveLength(1);
  });

  it('is as it was, and says so, when it failed', async () => {
    const { chat, ids, notes, answer, view } = await played();
    answer(moveHead, () => {
      throw new NetworkError('down');
    });
    chat.rewind('a1');
    await settled();
    expect(ids()).toEqual(path.map(({ id }) => id));
    expect(notes).toEqual(['Action failed']);
    expect(view()).toMatchObject({ undoSteps: [], navigating: false });
  });

  it('shows where the story stands when another page moved it', async () => {
    const { chat, ids, notes, answer, turnTo, emitted } = await played();
    answer(moveHead, () => {
      throw refusal('chat.stale_parent', 'The story went on elsewhere.');
    });
    turnTo(newest([opening, u1, b1]));
    chat.rewind('a1');
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(notes).toEqual(['You continued this story in another tab. Here’s the latest.']);
    expect(emitted).toEqual(['points.changed']);
  });

  it('says that a reply is being written elsewhere, and turns to it', async () => {
    const { chat, notes, answer, turnTo, runs } = await played();
    answer(moveHead, () => {
      throw refusal('chat.run_active', 'A reply is still being written.');
    });
    const running = message({ id: 'x', state: 'running', runId: 'run9', text: '' });
    turnTo(dialogPage([running, a2], { activeRunId: 'run9' }));
    chat.rewind('a1');
    await settled();
    expect(notes).toEqual(['A reply is still being written.']);
    expect(runs[0]).toMatchObject({ runId: 'run9' });
  });

  it('ends with what is said next, which has the left words beside it', async () => {
    const { chat, runs, view, turnTo, drawAll } = await played();
    chat.rewind('a1');
    await settled();
    chat.send('Turn back');
    await settled();
    expect(runs[0]?.request?.input).toMatchObject({ parentId: 'a1' });
    await runs[0]?.created();
    expect(view().undoSteps).toEqual([]);
    const mine = message({ id: 'mine', parentId: 'a1', role: 'user', siblingIds: ['u2', 'mine'] });
    turnTo(dialogPage([message({ id: 'reply' }), mine]));
    await runs[0]?.done('You turn back.');
    await drawAll();
    const own = view().messages.find(({ id }) => id === 'mine');
    expect(own).toMatchObject({ text: 'Turn back', siblingIds: ['u2', 'mine'] });
  });
});

describe('saying something differently', () => {
  it('goes to before the words and puts them into the input', async () => {
    const { chat, ids, view } = await played();
    chat.rephrase('u2');
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'a1']);
    expect(view().draft).toBe('Go on');
  });

  it('keeps what was being written', async () => {
    const { chat, ids, view, notes } = await played();
    chat.setDraft('Half a thought');
    chat.rephrase('u2');
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'a1']);
    expect(view().draft).toBe('Half a thought');
    expect(notes).toHaveLength(1);
  });
});

describe('choosing an alternative', () => {
  it('shows its branch and leaves what is above where it was', async () => {
    const { chat, ids, sentTo, turnTo, view } = await played();
    turnTo(dialogPage([b1, u1, opening], { nextCursorTs: 5 }));
    chat.chooseSibling('b1');
    expect(view().navigating).toBe(true);
    await settled();
    expect(sentTo(chooseSibling)).toEqual([{ archiveId: 'save1', messageId: 'b1', expectedHeadId: 'a2' }]);
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(view()).toMatchObject({ navigating: false, older: { status: 'complete' } });
  });

  it('reads on up a long branch until it meets what is shown', async () => {
    const { chat, ids, turnTo, reads } = await played();
    const far = Array.from({ length: 4 }, (_, index) =>
      message({ id: `f${index}`, parentId: `f${index - 1}` }),
    );
    const [f0, ...rest] = far;
    turnTo(
      dialogPage(rest.reverse(), { nextCursorTs: 9 }),
      dialogPage([...(f0 ? [{ ...f0, parentId: 'b1' }] : []), b1, u1], { nextCursorTs: 3 }),
    );
    chat.chooseSibling('b1');
    await settled();
    expect(reads.at(-1)).toMatchObject({ cursorTs: 9 });
    expect(ids()).toEqual(['o', 'u1', 'b1', 'f0', 'f1', 'f2', 'f3']);
  });

  it('finds the save that the first reply made', async () => {
    const { chat, runs, sentTo, answer, turnTo, drawAll } = await playChat();
    answer(chooseSibling, () => saveWith({ id: 'save7' }));
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    turnTo(dialogPage([message({ id: 'reply' })], { archiveId: 'save7' }));
    await runs[0]?.done('It opens.');
    await drawAll();
    chat.chooseSibling('other');
    await settled();
    expect(sentTo(chooseSibling)).toEqual([
      { archiveId: 'save7', messageId: 'other', expectedHeadId: 'reply' },
    ]);
  });
});

describe('going to another place of the tree', () => {
  it('can be undone', async () => {
    const { chat, ids, sentTo, turnTo } = await played();
    turnTo(newest([opening, u1, b1]));
    expect(await chat.jumpTo('b1')).toBe(true);
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    turnTo(newest());
    chat.undo();
    await settled();
    expect(sentTo(moveHead)[1]).toEqual({ id: 'save1', messageId: 'a2', expectedHeadId: 'b1' });
    expect(ids()).toEqual(path.map(({ id }) => id));
  });
});

describe('a reply in the reader’s words', () => {
  const mine = message({ id: 'e1', parentId: 'u1', text: 'Hail.', siblingIds: ['a1', 'b1', 'e1'] });

  it('stands in its place, and what followed can be had back', async () => {
    const { chat, ids, answer, sentTo, view, turnTo } = await played();
    answer(modifyAssistantMessage, () => mine);
    chat.startEdit('a1');
    chat.setEditText(' Hail. ');
    chat.saveEdit();
    await settled();
    expect(sentTo(modifyAssistantMessage)).toEqual([
      { messageId: 'a1', content: 'Hail.', expectedHeadId: 'a2' },
    ]);
    expect(ids()).toEqual(['o', 'u1', 'e1']);
    expect(view()).toMatchObject({ editing: null, undoSteps: [{ headId: 'a2' }] });
    turnTo(newest());
    chat.undo();
    await settled();
    expect(ids()).toEqual(path.map(({ id }) => id));
  });

  it('stays in the hands of the reader when it could not be kept', async () => {
    const { chat, ids, answer, view, notes } = await played();
    answer(modifyAssistantMessage, () => {
      throw new NetworkError('down');
    });
    chat.startEdit('a2');
    chat.setEditText('Hail.');
    chat.saveEdit();
    await settled();
    expect(view().editing).toEqual({ id: 'a2', text: 'Hail.' });
    expect(notes).toEqual(['Action failed']);
    expect(ids()).toHaveLength(5);
    chat.cancelEdit();
    expect(view().editing).toBeNull();
  });

  it('is nothing when no word changed, or none is left', async () => {
    const { chat, sentTo, view } = await played();
    chat.startEdit('a1');
    chat.setEditText('  ');
    chat.saveEdit();
    await settled();
    expect(view().editing).not.toBeNull();
    chat.setEditText('Rain. ');
    chat.saveEdit();
    await settled();
    expect(view().editing).toBeNull();
    expect(sentTo(modifyAssistantMessage)).toEqual([]);
  });
});

describe('a page that is looked at again', () => {
  it('stays as it is when nothing moved', async () => {
    const { chat, view, reads } = await played();
    const { messages } = view();
    chat.sync();
    await settled();
    expect(reads).toHaveLength(2);
    expect(view().messages).toBe(messages);
  });

  it('shows where another tab has led the story, and keeps the draft', async () => {
    const { chat, ids, view, turnTo } = await played();
    chat.setDraft('Half a thought');
    turnTo(newest([opening, u1, b1]));
    chat.sync();
    chat.sync();
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(view().draft).toBe('Half a thought');
  });

  it('follows the reply that another tab has asked for', async () => {
    const { chat, runs, turnTo } = await played();
    const running = message({ id: 'x', state: 'running', runId: 'run9', text: 'The ' });
    turnTo(dialogPage([running, a2], { activeRunId: 'run9' }));
    chat.sync();
    await settled();
    expect(runs[0]).toMatchObject({ runId: 'run9', offset: 4 });
  });
});
