import { chatImage } from '@storyloom/contract/chat/endpoints/chat-image';
import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { scenePictureOf } from '../../../testing/pictures.ts';
import { playChat } from '../../../testing/play-chat.ts';

const status = (code: number, msg: string) =>
  new StatusError({ status: code, statusText: 'Status', msg, retryAfter: null });
const replies = [message({ id: 'a2' }), message({ id: 'u', role: 'user' }), message({ id: 'a1' })];
const picture = scenePictureOf();
const made = {
  message: { ...message({ id: 'a1' }), imageUrl: picture.url, picture },
  pointsCharged: 10,
};

/** A chat in which the test answers each confirmation for the visitor. */
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
  it('asks once for a double press, and not for another reply meanwhile', async () => {
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

  it('keeps a failure while the visitor is asked, and its request id for a retry after they decline', async () => {
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

  it('requests nothing after a change of visitor, and asks the new visitor separately', async () => {
    const { chat, view, questions, decide, sentTo } = await asking();
    chat.generateImage('a1');
    chat.open('reader2');
    await decide(true);
    expect([sentTo(chatImage), view().images]).toEqual([[], {}]);
    chat.generateImage('a2');
    expect(questions).toHaveLength(2);
    expect(view().images).toEqual({ a2: { status: 'confirming', failure: null } });
  });

  it('puts the image into its reply and emits points.changed', async () => {
    const { chat, view, decide, emitted } = await asking();
    chat.generateImage('a1');
    await decide(true);
    const [a1, , a2] = view().messages;
    expect([a1?.imageUrl, a1?.picture, a2?.imageUrl]).toEqual([picture.url, picture, null]);
    expect(emitted).toEqual(['points.changed']);
  });

  it.each([
    ['too few points', new BusinessError(1, 'Too few.', 'points.insufficient', {}), 'points', 'Too few.', 2],
    ['a refusal', new BusinessError(1, 'Not this.', 'chat.moderated', {}), 'error', 'Not this.', 2],
    ['a rate limit', status(429, 'Wait.'), 'error', 'Wait.', 1],
    ['a fault', status(502, ''), 'error', 'Couldn’t create the image. Try again.', 1],
    ['a lost connection', new NetworkError('gone'), 'error', expect.stringContaining('You’re offline.'), 1],
  ])('explains the failure after %s; reuses a request id that may have been charged', async (...given) => {
    const [, error, reason, text, second] = given;
    const { chat, view, decide, answer, sentTo, emitted } = await asking();
    answer(chatImage, () => {
      throw error;
    });
    chat.generateImage('a1');
    await decide(true);
    expect(view().images.a1).toMatchObject({ status: 'failed', reason, text });
    expect(emitted).toEqual(['points.changed']);
    chat.generateImage('a1');
    await decide(true);
    expect(sentTo(chatImage)[1]).toEqual({ messageId: 'a1', clientRequestId: `try-${second}` });
  });

  it('does not show a failure to another visitor after a change of visitor', async () => {
    const { chat, view, decide, answer, emitted } = await asking();
    const image = Promise.withResolvers<never>();
    answer(chatImage, () => image.promise);
    chat.generateImage('a1');
    await decide(true);
    expect(view().images).toEqual({ a1: { status: 'generating' } });
    chat.generateImage('a1');
    chat.open('reader2');
    image.reject(new NetworkError('gone'));
    await settled();
    expect([view().images, emitted]).toEqual([{}, []]);
  });
});
