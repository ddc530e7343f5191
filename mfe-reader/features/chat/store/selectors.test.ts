import { describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import { hasEarlierTurns, hasTurns } from './selectors.ts';

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });
const own = message({ id: 'u', parentId: 'o', role: 'user', text: 'I wait.' });
const reply = message({ id: 'r', parentId: 'u', text: 'Rain.' });

describe('hasEarlierTurns', () => {
  it('is true for a turn that was read from the server', async () => {
    const { chat } = await playChat({ dialog: [dialogPage([reply, own, opening])] });
    expect(hasEarlierTurns(chat.store.getState())).toBe(true);
  });

  it('is false for a turn of this page', async () => {
    const { chat, runs, drawAll } = await playChat({ dialog: [dialogPage([opening])] });
    chat.send('I wait.');
    await runs.at(-1)?.created();
    await runs.at(-1)?.done('Rain.');
    await drawAll();
    expect([hasTurns(chat.store.getState()), hasEarlierTurns(chat.store.getState())]).toEqual([true, false]);
  });
});
