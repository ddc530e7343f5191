// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { showTranscript } from './testing/show-transcript.tsx';

afterEach(cleanup);

const earlier = message({ id: 'a1', text: 'Rain on the harbour.' });

const reading = (last = message({ id: 'a2', text: '', parentId: 'a1' })) =>
  showTranscript({ dialog: [dialogPage([...new Set([last, earlier])])] });

describe('withheld replies', () => {
  it('explains a fully withheld reply and regenerates it', async () => {
    const { runs } = await reading();
    expect(screen.getByText(/This reply was hidden/)).toBeDefined();
    const buttons = screen.getAllByRole('button', { name: 'Try again' });
    expect(buttons).toHaveLength(1);
    await act(async () => {
      if (buttons[0]) fireEvent.click(buttons[0]);
      await settled();
    });
    expect(runs.map(({ request }) => request)).toMatchObject([
      { kind: 'refresh', input: { messageId: 'a2' } },
    ]);
  });

  it('does not explain a reply that was stopped before its first word', async () => {
    await reading(message({ id: 'a2', text: '', state: 'stopped' }));
    expect(screen.queryByText(/held back/)).toBeNull();
  });

  const rest = 'The rest of this reply was hidden by our safety rules. You weren’t charged.';

  it('explains a partly withheld reply after a reload and further up', async () => {
    const cut = message({ id: 'a2', text: 'The door opens.', finishReason: 'filtered', parentId: 'a1' });
    const { chat, runs } = await reading(cut);
    expect(screen.getByRole('note').textContent).toBe(rest);
    expect(screen.queryByText(/This reply was hidden/)).toBeNull();
    await act(async () => {
      chat.send('Go on');
      await settled();
      await runs[0]?.created();
      await runs[0]?.done('The end.');
    });
    expect(screen.getAllByText(rest)).toHaveLength(1);
  });

  it('stops drawing once the rest is withheld and explains why', async () => {
    const { chat, runs, texts, clock } = await reading(earlier);
    const drawn: string[] = [];
    chat.streamingText.subscribe(({ text }) => drawn.push(text));
    chat.send('Go on');
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta('The door opens. And words that no one may ever come to read, at length.');
    clock.advance(60);
    const before = drawn.at(-1) ?? '';
    await act(async () => {
      await runs[0]?.done('The door opens.', 'filtered');
      clock.advance(5_000);
    });
    expect(before.length).toBeLessThan(40);
    expect(drawn.filter((text) => text.length > before.length)).toEqual([]);
    expect(texts().at(-1)).toBe('The door opens.');
    expect(screen.getByRole('note').textContent).toBe(rest);
  });

  it('shows no toast', async () => {
    const { chat, runs, notes } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Go on');
    await settled();
    await runs[0]?.created();
    await runs[0]?.done('', 'filtered');
    expect(notes).toEqual([]);
  });

  it('cannot be regenerated while another reply is generated', async () => {
    const { chat } = await reading();
    await act(async () => {
      chat.send('Go on');
      await settled();
    });
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Try again' });
    expect(button?.disabled).toBe(true);
  });
});
