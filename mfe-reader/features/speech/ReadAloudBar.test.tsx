// @vitest-environment jsdom
import { readPreferences } from '@storyloom/ui/speech/voice-preferences';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playChat } from '../../testing/play-chat.ts';
import { canReadAloud } from './can-read-aloud.ts';
import ReadAloudBar from './ReadAloudBar.tsx';
import { readAloud } from './read-aloud.ts';

class Words {
  rate = 1;
  voice: unknown = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const spoken: Words[] = [];
const voices = [
  { voiceURI: 'ada', name: 'Ada', lang: 'en-GB' },
  { voiceURI: 'bo', name: 'Bo', lang: 'en-US' },
];

beforeEach(() => {
  spoken.length = 0;
  localStorage.clear();
  vi.stubGlobal('SpeechSynthesisUtterance', Words);
  const speech = { getVoices: () => voices, speak: (words: Words) => spoken.push(words), cancel: vi.fn() };
  Object.assign(window, { speechSynthesis: speech });
});
afterEach(() => {
  act(() => readAloud.stop());
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

async function listenTo(text: string) {
  const { chat } = await playChat();
  render(<ReadAloudBar />);
  await act(async () => readAloud.start(chat, 'a', text));
}

const button = (name: string) => screen.getByRole('button', { name });

describe('ReadAloudBar', () => {
  it('is hidden while nothing is read', () => {
    render(<ReadAloudBar />);
    expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  });

  it('pauses, resumes and stops', async () => {
    await listenTo('Rain fell. She ran.');
    fireEvent.click(button('Pause reading'));
    fireEvent.click(button('Resume reading'));
    expect(spoken.map(({ text }) => text)).toEqual(['Rain fell.', 'Rain fell.']);
    fireEvent.click(button('Stop reading'));
    expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  });

  it('applies and stores speed and voice from the next sentence on', async () => {
    await listenTo('Rain fell. She ran.');
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'bo' } });
    act(() => spoken[0]?.onend?.());
    expect(spoken[1]).toMatchObject({ text: 'She ran.', rate: 1.5, voice: voices[1] });
    expect(readPreferences()).toMatchObject({ rate: 1.5, voice: 'bo' });
  });

  it('shows an error when the browser refuses to speak', async () => {
    await listenTo('Rain fell.');
    act(() => spoken[0]?.onerror?.({ error: 'synthesis-failed' }));
    expect(screen.getByRole('alert').textContent).toBe('Your browser couldn’t read this aloud.');
    fireEvent.click(button('Close'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops when the page is closed', async () => {
    await listenTo('Rain fell. She ran.');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(readAloud.reading.getState()).toBeNull();
  });

  it('is offered only if the browser can speak', () => {
    const reply = { role: 'assistant', text: 'Rain.' } as const;
    expect(canReadAloud(reply)).toBe(true);
    expect(canReadAloud({ ...reply, text: '' })).toBe(false);
    expect(canReadAloud({ ...reply, role: 'user' })).toBe(false);
    Reflect.deleteProperty(window, 'speechSynthesis');
    expect(canReadAloud(reply)).toBe(false);
  });
});
