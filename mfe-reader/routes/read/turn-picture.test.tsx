// @vitest-environment jsdom
import { chatImage } from '@storyloom/contract/chat/endpoints/chat-image';
import { errors } from '@storyloom/contract/core/errors';
import { account } from '@storyloom/contract/points/endpoints/account';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { scenePictureOf } from '../../testing/pictures.ts';
import { showTranscript } from './testing/show-transcript.tsx';

afterEach(cleanup);

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });
const words = message({ id: 'u', parentId: 'o', role: 'user' });
const reply = message({ id: 'a', parentId: 'u', text: 'Rain drives over the harbour.' });
const picture = scenePictureOf();
const pictured = { ...reply, imageUrl: picture.url, picture };
const made = { message: pictured, pointsCharged: 10 };

const nothingClaimed = { isSignInToday: false, nextCheckInAt: '2026-11-22T00:00:00.000Z', debt: 0 };

async function reading(
  path = [reply, words, opening],
  confirmImage = async () => true,
  dialogResult?: boolean,
) {
  const opened: string[] = [];
  const { host, calls } = createFakeHost({
    dialogs: {
      async open({ name }, ..._input) {
        opened.push(name);
        return dialogResult as never;
      },
    },
  });
  calls.respond(account, () => ({ ...nothingClaimed, totalIntegral: 49 }));
  const played = await showTranscript({ dialog: [dialogPage(path)], confirmImage }, { host });
  return { ...played, opened };
}

const name = 'Illustrate this scene · 10 points';
const press = async (label: string | RegExp, times = 1) => {
  const button = await screen.findByRole('button', { name: label });
  await act(async () => {
    for (let time = 0; time < times; time++) fireEvent.click(button);
    await settled();
  });
};
const refuse = (error: 'points.insufficient' | 'image.failed') =>
  new BusinessError(errors[error].code, errors[error].msg, error, {});

describe('image of a reply', () => {
  it('names its price, is requested once for a double press, and reserves its space', async () => {
    const { answer, sentTo, emitted } = await reading();
    const waiting = Promise.withResolvers<typeof made>();
    answer(chatImage, () => waiting.promise);
    await press(name, 2);
    expect(sentTo(chatImage)).toEqual([{ messageId: 'a', clientRequestId: 'try-1' }]);
    expect(screen.getByRole('status').textContent).toContain('Illustrating the scene');
    expect(screen.getByRole('status').style.aspectRatio).toBe('1024 / 640');
    await act(async () => {
      waiting.resolve(made);
      await settled();
    });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('img', { name: picture.alt }).getAttribute('src')).toBe(picture.url);
    expect(screen.getByText('Built-in illustration')).toBeDefined();
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(emitted).toContain('points.changed');
  });

  const price = '10 points, 39 left after. You’re never charged for a failed illustration.';
  const describes = (control: HTMLElement) =>
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

  it('states the price once in the menu of an earlier reply', async () => {
    const later = [
      message({ id: 'b', parentId: 'u2', text: 'It stops.' }),
      message({ id: 'u2', parentId: 'a', role: 'user' }),
    ];
    await reading([...later, reply, words, opening]);
    fireEvent.click(screen.getAllByRole('button', { name: 'More' })[1] as HTMLElement);
    expect(await screen.findByRole('menuitem', { name })).toBeDefined();
  });

  it('is requested only if the visitor agrees to the price, and asks once for a double press', async () => {
    const answerOfVisitor = Promise.withResolvers<boolean>();
    let times = 0;
    const { sentTo } = await reading(undefined, () => {
      times += 1;
      return answerOfVisitor.promise;
    });
    await press(name, 2);
    expect(screen.getByRole('button', { name })).toBeDefined();
    answerOfVisitor.resolve(false);
    await act(settled);
    expect(times).toBe(1);
    expect(sentTo(chatImage)).toEqual([]);
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('shows an existing image without a label when a model made it', async () => {
    await reading([{ ...pictured, picture: scenePictureOf({ drawn: false }) }, words, opening]);
    expect(screen.getByRole('img', { name: picture.alt })).toBeDefined();
    expect(screen.queryByText('Built-in illustration')).toBeNull();
  });

  it('shows why it failed and retries as a new request', async () => {
    const { answer, sentTo } = await reading();
    answer(chatImage, () => {
      throw refuse('image.failed');
    });
    await press(name);
    expect((await screen.findByRole('alert')).textContent).toContain(errors['image.failed'].msg);
    await waitFor(() => expect(describes(screen.getByRole('button', { name: 'Retry' }))).toBe(price));
    answer(chatImage, () => made);
    await press('Retry');
    expect(sentTo(chatImage).map((input) => (input as { clientRequestId: string }).clientRequestId)).toEqual([
      'try-1',
      'try-2',
    ]);
    expect(screen.getByRole('img', { name: picture.alt })).toBeDefined();
  });

  it('retries after a lost connection with the same request id, so it is not paid for twice', async () => {
    const { answer, sentTo } = await reading();
    answer(chatImage, () => {
      throw new NetworkError('offline');
    });
    await press(name);
    expect((await screen.findByRole('alert')).textContent).toContain('won’t pay for it twice');
    answer(chatImage, () => made);
    await press('Retry');
    expect(sentTo(chatImage)).toEqual([
      { messageId: 'a', clientRequestId: 'try-1' },
      { messageId: 'a', clientRequestId: 'try-1' },
    ]);
  });

  it('shows why it failed until the visitor has agreed to the price again', async () => {
    const second = Promise.withResolvers<boolean>();
    let times = 0;
    const { answer } = await reading(undefined, async () => (++times === 1 ? true : second.promise));
    answer(chatImage, () => {
      throw new NetworkError('offline');
    });
    await press(name);
    await press('Retry', 2);
    expect(times).toBe(2);
    expect((await screen.findByRole('alert')).textContent).toContain('won’t pay for it twice');
    answer(chatImage, () => made);
    await act(async () => {
      second.resolve(true);
      await settled();
    });
    expect(screen.getByRole('img', { name: picture.alt })).toBeDefined();
  });

  it('offers points when they are insufficient', async () => {
    const { answer, opened, sentTo } = await reading();
    answer(chatImage, () => {
      throw refuse('points.insufficient');
    });
    await press(name);
    await press('Get points');
    expect(opened).toEqual(['get-more-points']);
    expect(sentTo(chatImage)).toHaveLength(1);
  });

  it('is made once there are enough points', async () => {
    const { answer, sentTo } = await reading(undefined, undefined, true);
    answer(chatImage, () => {
      throw refuse('points.insufficient');
    });
    await press(name);
    answer(chatImage, () => made);
    await press('Get points');
    expect(sentTo(chatImage)).toHaveLength(2);
    expect(screen.getByRole('img', { name: picture.alt })).toBeDefined();
  });

  it('is offered for replies only, not for the reader’s lines', async () => {
    await reading([words, opening]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('opens at full size with its sentence and its origin', async () => {
    await reading([pictured, words, opening]);
    await press(/^Rain drives over the harbour. ?View larger$/);
    const dialog = await screen.findByRole('dialog', { name: 'The scene' });
    expect(dialog.textContent).toContain(picture.alt);
    expect(dialog.textContent).toContain('without an image model');
  });

  it('can be reloaded when it fails to load', async () => {
    await reading([pictured, words, opening]);
    fireEvent.error(screen.getByRole('img', { name: picture.alt }));
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load');
    await press('Retry');
    expect(screen.getByRole('img', { name: picture.alt })).toBeDefined();
  });
});
