import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';

const path = [
  message({ id: 'a2', parentId: 'u2', text: 'Later.' }),
  message({ id: 'u2', parentId: 'a1', role: 'user', text: 'Go on' }),
  message({ id: 'a1', parentId: 'u1', text: 'Rain.' }),
];

/** A chat in which a new version of a reply is generated, after some text of it. */
async function regenerate(id: string, text: string) {
  const played = await playChat({ dialog: [dialogPage(path)] });
  played.chat.regenerate(id);
  await settled();
  const [run] = played.runs;
  if (run === undefined) throw new Error('There is no run.');
  await run.created();
  await run.delta(text);
  return { ...played, run };
}

describe('a new version that fails', () => {
  it('leaves the path and offers to try again as a new request', async () => {
    const { chat, run, runs, texts, view, drawAll } = await regenerate('a1', '');
    expect(texts()).toEqual([]);
    await run.fails('chat.provider_failed');
    await drawAll();
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    expect(view()).toMatchObject({ undoSteps: [], messages: [{ siblingIds: ['a1'] }, {}, {}] });
    expect(view().error).toMatchObject({
      kind: 'unfinished',
      text: 'Refresh failed. The storyteller didn’t answer. You weren’t charged. Try again.',
    });
    chat.retry();
    await settled();
    expect(runs[1]?.request).toMatchObject({
      kind: 'refresh',
      input: { messageId: 'a1', expectedHeadId: 'a2' },
    });
    expect(runs[1]?.request?.input.clientRequestId).not.toBe(run.request?.input.clientRequestId);
  });

  it('can be chosen if it has text', async () => {
    const { run, view, texts, drawAll } = await regenerate('a2', 'Snow');
    await run.fails('chat.interrupted');
    await drawAll();
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    expect(view().messages.at(-1)?.siblingIds).toEqual(['a2', 'reply']);
  });

  it.each([
    ['stopped', null],
    ['filtered', { text: 'Refresh failed. This reply was hidden by our safety rules. You weren’t charged.' }],
  ] as const)('leaves the reply if it is %s before its first word', async (reason, error) => {
    const { run, texts, view, drawAll } = await regenerate('a2', '');
    await run.done('', reason);
    await drawAll();
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    if (error === null) expect(view().error).toBeNull();
    else expect(view().error).toMatchObject(error);
  });
});

describe('a continuation that fails', () => {
  const stopped = message({ id: 'a1', parentId: 'u1', text: 'Half a', state: 'stopped' });

  it.each([
    ['', ['Half a'], ['a1']],
    [' reply', ['Half a reply'], ['a1', 'reply']],
  ])('after the text %j shows %j', async (added, shown, siblingIds) => {
    const { chat, runs, texts, view, drawAll } = await playChat({ dialog: [dialogPage([stopped])] });
    chat.continueReply();
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta(`Half a${added}`);
    await runs[0]?.fails('chat.interrupted');
    await drawAll();
    expect(texts()).toEqual(shown);
    expect(view().messages.at(-1)?.siblingIds).toEqual(siblingIds);
    chat.retry();
    await settled();
    expect(runs[1]?.request?.kind).toBe('continue');
  });
});

describe('a run that an earlier page requested', () => {
  it('shows the messages of the save again when it fails', async () => {
    const running = message({ id: 'b2', parentId: 'u2', state: 'running', siblingIds: ['a2', 'b2'] });
    const { chat, runs, texts, view } = await playChat({
      dialog: [dialogPage([running, ...path.slice(1)], { activeRunId: 'run1' }), dialogPage(path)],
    });
    expect(texts()).toEqual(['Rain.', 'Go on']);
    await runs[0]?.fails('chat.provider_failed');
    await settled();
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    expect(view().error).toMatchObject({ kind: 'unfinished' });
    chat.retry();
    await settled();
    expect(runs[1]?.request).toMatchObject({ kind: 'refresh', input: { messageId: 'a2' } });
  });
});
