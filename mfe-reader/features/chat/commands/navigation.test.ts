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
const u2 = message({ id: 'u2', parentId: 'a1', role: 'user', text: 'Go on' });
const a2 = message({ id: 'a2', parentId: 'u2', text: 'Later.' });
const path = [opening, u1, a1, u2, a2];
const newest = (messages = path) => dialogPage([...messages].reverse());

async function played(messages = path) {
  const chat = await playChat({ dialog: [newest(messages)] });
  const save = saveWith({ id: 'save1' });
  chat.answer(moveHead, ({ messageId }) => ({ ...save, headMessageId: messageId }));
  chat.answer(chooseSibling, () => save);
  const ids = () => chat.view().messages.map(({ id }) => id);
  return { ...chat, ids };
}
const refusal = (name: string, text: string) => new BusinessError(13000, text, name, {});

describe('chat.rewind', () => {
  it('moves the head at once and can be undone without loss', async () => {
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

  it('goes to the opening scene, which a page that began the story has not read', async () => {
    const { chat, ids, sentTo, turnTo, view } = await played([u1, a1]);
    turnTo(dialogPage([opening]));
    chat.rewind('o');
    await settled();
    expect(sentTo(moveHead)).toEqual([{ id: 'save1', messageId: 'o', expectedHeadId: 'a1' }]);
    expect([ids(), view().undoSteps.at(-1)?.headId]).toEqual([['o'], 'a1']);
  });

  it('is undone step by step', async () => {
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

  it('runs once for repeated presses, and not while a reply is generated', async () => {
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

  it('is rolled back with a notice when it fails', async () => {
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

  it('reloads when another page has moved the head', async () => {
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

  it('follows a reply that another page has started', async () => {
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

  it('cannot be undone after the next message, which becomes a sibling', async () => {
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

describe('chat.rephrase', () => {
  it('rewinds to before the message and puts it into the composer', async () => {
    const { chat, ids, view } = await played();
    chat.rephrase('u2');
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'a1']);
    expect(view().draft).toBe('Go on');
  });

  it('of the first message rewinds to the opening scene', async () => {
    const { chat, ids, turnTo, view } = await played([u1, a1]);
    turnTo(dialogPage([opening]));
    chat.rephrase('u1');
    await settled();
    expect([ids(), view().draft]).toEqual([['o'], 'Listen']);
  });

  it('keeps the current draft', async () => {
    const { chat, ids, view, notes } = await played();
    chat.setDraft('Half a thought');
    chat.rephrase('u2');
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'a1']);
    expect(view().draft).toBe('Half a thought');
    expect(notes).toHaveLength(1);
  });
});

describe('chat.chooseSibling', () => {
  it('shows the branch and keeps the messages above it', async () => {
    const { chat, ids, sentTo, turnTo, view } = await played();
    turnTo(dialogPage([b1, u1, opening], { nextCursorTs: 5 }));
    chat.chooseSibling('b1');
    expect(view().navigating).toBe(true);
    await settled();
    expect(sentTo(chooseSibling)).toEqual([{ archiveId: 'save1', messageId: 'b1', expectedHeadId: 'a2' }]);
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(view()).toMatchObject({ navigating: false, older: { status: 'complete' } });
  });

  it('reads a long branch up to the fork', async () => {
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

  it('reads the save that the first reply created', async () => {
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

describe('chat.jumpTo', () => {
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

describe('chat.saveEdit', () => {
  const mine = message({ id: 'e1', parentId: 'u1', text: 'Hail.', siblingIds: ['a1', 'b1', 'e1'] });

  it('replaces the reply and can be undone', async () => {
    const { chat, ids, answer, sentTo, view, turnTo } = await played();
    answer(modifyAssistantMessage, () => ({ ...mine, isHead: true }));
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

  it('shows the latest path if the story was continued elsewhere, and says that the version is kept', async () => {
    const { chat, ids, answer, view, notes, turnTo } = await played();
    answer(modifyAssistantMessage, () => ({ ...mine, isHead: false }));
    chat.startEdit('a1');
    chat.setEditText('Hail.');
    turnTo(newest([opening, u1, b1]));
    chat.saveEdit();
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(view()).toMatchObject({ status: 'ready', editing: null, undoSteps: [] });
    expect(notes).toEqual(['You continued this story in another tab. Your text is kept as another version.']);
  });

  it('keeps the editor open when saving fails', async () => {
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

  it('ignores unchanged and blank text', async () => {
    const { chat, sentTo, view } = await played();
    chat.startEdit('a1');
    chat.setEditText(' \u200b');
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

describe('chat.sync', () => {
  it('changes nothing if the head is the same', async () => {
    const { chat, view, reads } = await played();
    const { messages } = view();
    chat.sync();
    await settled();
    expect(reads).toHaveLength(2);
    expect(view().messages).toBe(messages);
  });

  it('shows the path of another tab and keeps the draft', async () => {
    const { chat, ids, view, turnTo } = await played();
    chat.setDraft('Half a thought');
    turnTo(newest([opening, u1, b1]));
    chat.sync();
    chat.sync();
    await settled();
    expect(ids()).toEqual(['o', 'u1', 'b1']);
    expect(view().draft).toBe('Half a thought');
  });

  it('follows a reply that another tab has started', async () => {
    const { chat, runs, turnTo } = await played();
    const running = message({ id: 'x', state: 'running', runId: 'run9', text: 'The ' });
    turnTo(dialogPage([running, a2], { activeRunId: 'run9' }));
    chat.sync();
    await settled();
    expect(runs[0]).toMatchObject({ runId: 'run9', offset: 4 });
  });
});
