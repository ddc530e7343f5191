import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { nextReplyId } from './next-reply.ts';

const path = [
  message({ id: 'a2' }),
  message({ id: 'u2', role: 'user' }),
  message({ id: 'a1' }),
  message({ id: 'u1', role: 'user' }),
];

describe('nextReplyId', () => {
  it('is the first reply below the message', async () => {
    const { state } = await playChat({ dialog: [dialogPage(path)] });
    expect(['u1', 'a1', 'a2', 'gone'].map((id) => nextReplyId(state(), id))).toEqual([
      'a1',
      'a2',
      null,
      null,
    ]);
  });

  it('is the reply being generated, once it has begun and unless it is the given message', async () => {
    const { chat, runs, state } = await playChat({ dialog: [dialogPage(path)] });
    chat.send('Go on');
    await settled();
    expect(nextReplyId(state(), 'a2')).toBeNull();
    await runs[0]?.created();
    expect(['a1', 'a2', 'gone', 'reply'].map((id) => nextReplyId(state(), id))).toEqual([
      'a2',
      'reply',
      'reply',
      null,
    ]);
  });
});
