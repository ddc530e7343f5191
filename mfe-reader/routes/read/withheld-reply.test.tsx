// @vitest-environment jsdom
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Transcript } from '../../features/play/transcript/Transcript.tsx';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import { playParts } from './play-parts.ts';

afterEach(cleanup);

const earlier = message({ id: 'a1', text: 'Rain on the harbour.' });

async function reading(last = message({ id: 'a2', text: '', parentId: 'a1' })) {
  const played = await playChat({ dialog: [dialogPage([...new Set([last, earlier])])] });
  const { host } = createFakeHost();
  const draw = () => (
    <HostContext value={host}>
      <Transcript
        chat={played.chat}
        state={played.state()}
        story={storyDetail()}
        speaker={null}
        parts={playParts}
      />
    </HostContext>
  );
  const { rerender } = render(draw());
  played.chat.store.subscribe(() => rerender(draw()));
  return played;
}

it('says in place of a reply without words that it was held back, and has it written anew', async () => {
  const { runs } = await reading();
  expect(screen.getByText(/This reply was held back/)).toBeDefined();
  const anew = screen.getAllByRole('button', { name: 'Write it anew' });
  expect(anew).toHaveLength(1);
  await act(async () => {
    if (anew[0]) fireEvent.click(anew[0]);
    await settled();
  });
  expect(runs.map(({ request }) => request)).toMatchObject([{ kind: 'refresh', input: { messageId: 'a2' } }]);
});

it('says nothing of the kind of a reply that was stopped before its first word', async () => {
  await reading(message({ id: 'a2', text: '', state: 'stopped' }));
  expect(screen.queryByText(/held back/)).toBeNull();
});

const rest = 'The rest of this reply was held back. Your points are back.';

it('tells on a reload of a reply cut short what was told while it was written, wherever it stands', async () => {
  const cut = message({ id: 'a2', text: 'The door opens.', finishReason: 'filtered', parentId: 'a1' });
  const { chat, runs } = await reading(cut);
  expect(screen.getByRole('note').textContent).toBe(rest);
  expect(screen.queryByText(/This reply was held back/)).toBeNull();
  await act(async () => {
    chat.send('Go on');
    await settled();
    await runs[0]?.created();
    await runs[0]?.done('The end.');
  });
  expect(screen.getAllByText(rest)).toHaveLength(1);
});

it('draws no more of a reply once its rest was refused, and says why it is short', async () => {
  const { chat, runs, texts, clock } = await reading(earlier);
  chat.send('Go on');
  await settled();
  await runs[0]?.created();
  await runs[0]?.delta('The door opens. And words that no one may ever come to read, at length.');
  clock.turn(60);
  const drawn = chat.streamingText.getState().text;
  await act(async () => runs[0]?.done('The door opens.', 'filtered'));
  expect(drawn.length).toBeLessThan(40);
  expect(texts().at(-1)).toBe('The door opens.');
  expect(screen.getByRole('note').textContent).toBe(rest);
});

it('shows no toast, since the transcript says it', async () => {
  const { chat, runs, notes } = await playChat({ dialog: [dialogPage([earlier])] });
  chat.send('Go on');
  await settled();
  await runs[0]?.created();
  await runs[0]?.done('', 'filtered');
  expect(notes).toEqual([]);
});
