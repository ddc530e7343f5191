// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { segmentSentences } from './segment-sentences.ts';
import { browserEngine, synthesis } from './speech-engine.ts';
import { VoiceSelect } from './VoiceSelect.tsx';

class Words {
  rate = 0;
  lang = '';
  voice: unknown = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
}

const [ada, bo] = [
  { voiceURI: 'ada', name: 'Ada', lang: 'en-GB' },
  { voiceURI: 'bo', name: 'Bo', lang: 'en-US' },
];

/** Speech synthesis with these voices, and the utterances it has spoken. */
function speechWith(...voices: unknown[]) {
  const spoken: Words[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', Words);
  const speech = { getVoices: () => voices, speak: (words: Words) => spoken.push(words), cancel };
  Object.assign(window, { speechSynthesis: speech });
  return { speech: speech as unknown as SpeechSynthesis, spoken, cancel };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

describe('VoiceSelect', () => {
  it.each([[[]], [[ada]]])('renders nothing with the voices %j', (voices) => {
    speechWith(...voices);
    expect(render(<VoiceSelect voice={null} onChange={vi.fn()} />).container.innerHTML).toBe('');
  });

  it('reports a voice, and null for the default one', () => {
    speechWith(ada, bo);
    const onChange = vi.fn();
    const { rerender } = render(<VoiceSelect voice={null} onChange={onChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' });
    expect([...select.options].map(({ text }) => text)).toEqual(['Default voice', 'Ada', 'Bo']);
    fireEvent.change(select, { target: { value: 'bo' } });
    rerender(<VoiceSelect voice="bo" onChange={onChange} />);
    expect(select.value).toBe('bo');
    fireEvent.change(select, { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['bo'], [null]]);
  });
});

describe('browserEngine', () => {
  const on = () => ({ start: vi.fn(), end: vi.fn(), fail: vi.fn() });

  it('speaks with the voice and in its language, and in English if the voice is gone', () => {
    const { speech, spoken } = speechWith(ada, bo);
    const speak = (voice: string | null) =>
      browserEngine(speech, () => ({ rate: 1.2, voice, autoplay: false })).speak('Rain.', on());
    speak('ada');
    speak('gone');
    expect(spoken).toMatchObject([
      { rate: 1.2, lang: 'en-GB', voice: ada },
      { rate: 1.2, lang: 'en', voice: null },
    ]);
  });

  it('reports the start, the end and a failure, and nothing after it is cancelled', () => {
    const { speech, spoken, cancel } = speechWith();
    const engine = browserEngine(speech, () => ({ rate: 1, voice: null, autoplay: false }));
    const events = on();
    const stop = engine.speak('Rain.', events);
    const [words] = spoken;
    words?.onstart?.();
    words?.onend?.();
    words?.onerror?.({ error: 'network' });
    expect([events.start, events.end].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(events.fail).toHaveBeenCalledExactlyOnceWith('network');
    expect(cancel).not.toHaveBeenCalled();
    stop();
    expect(cancel).toHaveBeenCalledOnce();
    expect([words?.onstart, words?.onend, words?.onerror]).toEqual([null, null, null]);
  });
});

describe('synthesis', () => {
  it('is null in a browser without speech', () => {
    expect(synthesis()).toBeNull();
    const { speech } = speechWith();
    expect(synthesis()).toBe(speech);
  });
});

describe('segmentSentences', () => {
  it('treats a text as one sentence if the browser cannot split it', () => {
    expect(segmentSentences('Rain. Wind.')).toHaveLength(2);
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(segmentSentences('Rain. Wind.')).toEqual([{ segment: 'Rain. Wind.', index: 0 }]);
  });
});
