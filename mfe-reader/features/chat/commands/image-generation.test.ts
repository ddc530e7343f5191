import { chatImage } from '@storyloom/contract/endpoints/chat/chat-image';
import { NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { scenePictureOf } from '../../../testing/pictures.ts';
import { playChat } from '../../../testing/play-chat.ts';

const replies = [message({ id: 'a2' }), message({ id: 'u', role: 'user' }), message({ id: 'a1' })];
const picture = scenePictureOf();
const made = {
  message: { ...message({ id: 'a1' }), imageUrl: picture.url, picture },
  pointsCharged: 10,
};

/** A chat whose visitor answers each question when the test says so. */
async function asking() {
  const questions: PromiseWithResolvers<boolean>[] = [];
  const played = await playChat({
    dialog: [dialogPage(replies)],
    confirmImage() {
      const question = Promise.withResolvers<boolean>();
      questions.push(question);
      return question.promise;
    },
  });
  played.answer(chatImage, () => made);
  const decide = async (isAgreed: boolean) => {
    questions.at(-1)?.resolve(isAgreed);
    await settled();
  };
  return { ...played, questions, decide };
}

describe('chat.generateImage', () => {
  it('asks once for a double press, and for no other reply meanwhile', async () => {
    const { chat, view, questions, decide, sentTo } = await asking();
    chat.generateImage('a1');
    chat.generateImage('a1');
    chat.generateImage('a2');
    expect(questions).toHaveLength(1);
    expect(view().images).toEqual({ a1: { status: 'confirming', failure: null } });
    await decide(true);
    expect(sentTo(chatImage)).toEqual([{ messageId: 'a1', clientRequestId: 'try-1' }]);
    expect(view().images).toEqual({});
  });

  it('asks again after the visitor has declined', async () => {
    const { chat, view, questions, decide, sentTo } = await asking();
    chat.generateImage('a1');
    await decide(false);
    expect(view().images).toEqual({});
    chat.generateImage('a2');
    expect(questions).toHaveLength(2);
    expect(sentTo(chatImage)).toEqual([]);
  });

  it('keeps a failure while the visitor is asked, and its request for the retry after they decline', async () => {
    const { chat, view, decide, answer, sentTo } = await asking();
    answer(chatImage, () => {
      throw new NetworkError('offline');
    });
    chat.generateImage('a1');
    await decide(true);
    const failure = view().images.a1;
    expect(failure).toMatchObject({ status: 'failed', clientRequestId: 'try-1' });
    chat.generateImage('a1');
    expect(view().images.a1).toEqual({ status: 'confirming', failure });
    await decide(false);
    expect(view().images.a1).toEqual(failure);
    chat.generateImage('a1');
    await decide(true);
    const input = { messageId: 'a1', clientRequestId: 'try-1' };
    expect(sentTo(chatImage)).toEqual([input, input]);
  });

  it('requests nothing if another visitor has taken over, who is asked by themselves', async () => {
    const { chat, view, questions, decide, sentTo } = await asking();
    chat.generateImage('a1');
    chat.open('reader2');
    await decide(true);
    expect([sentTo(chatImage), view().images]).toEqual([[], {}]);
    chat.generateImage('a2');
    expect(questions).toHaveLength(2);
    expect(view().images).toEqual({ a2: { status: 'confirming', failure: null } });
  });
});
