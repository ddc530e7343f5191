// @vitest-environment jsdom
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import type { DialogPage } from '../chat/ports/dialog-page.ts';
import type { ReadingPlace } from '../chat/reading-place.ts';
import { Play } from './Play.tsx';

afterEach(cleanup);

const { host } = createFakeHost();
const story = storyDetail({ options: ['Knock'] });
const options = () => screen.queryAllByRole('button', { name: 'Knock' });
const opening = () => screen.queryByRole('region', { name: 'Opening scene' });

async function show(place: ReadingPlace | null) {
  const { chat } = await playChat({ dialog: [new Promise<DialogPage>(() => {})] });
  const props = { story, chat, place, state: chat.store.getState(), speaker: null, box: createRef<never>() };
  const parts = { actions: [], Illustration: () => null };
  render(
    <HostContext value={host}>
      <Play
        {...props}
        parts={parts}
        price="1 point"
        priceTag={null}
        priceNote={null}
        player={null}
        tools={null}
      />
    </HostContext>,
  );
}

describe('Play, before its messages are read', () => {
  it('offers the opening and its options to a reader who has not begun', async () => {
    await show({ turn: 0 });
    expect([opening(), options().length]).toEqual([expect.anything(), 1]);
  });

  it('says where a returning reader is being taken, without the opening and its options', async () => {
    await show({ turn: 12 });
    expect(screen.getByText('Taking you back to turn 12…')).toBeDefined();
    expect([opening(), options()]).toEqual([null, []]);
  });

  it('offers no options while the place is unknown', async () => {
    await show(null);
    expect([opening(), options()]).toEqual([expect.anything(), []]);
  });
});
