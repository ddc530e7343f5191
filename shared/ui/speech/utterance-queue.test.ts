import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeSpeechEngine } from './fake-speech-engine.ts';
import { segmentSentences } from './segment-sentences.ts';
import { createUtteranceQueue } from './utterance-queue.ts';

const splitSentences = (text: string) =>
  segmentSentences(text)
    .map(({ segment }) => ({ text: segment.trim() }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));

function begin() {
  const fake = fakeSpeechEngine();
  const events = { onSentence: vi.fn(), onEnd: vi.fn(), onFail: vi.fn() };
  return { ...fake, ...events, queue: createUtteranceQueue(fake.engine, splitSentences, events) };
}

describe('createUtteranceQueue', () => {
  it('speaks one sentence after another and reports the end', () => {
    const { queue, spoken, end, onSentence, onEnd } = begin();
    queue.feed('One. Two.', true);
    expect(spoken).toEqual(['One.']);
    end();
    end();
    expect(spoken).toEqual(['One.', 'Two.']);
    expect(onSentence.mock.calls.map(([{ text }]) => text)).toEqual(spoken);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('waits for the end of a sentence that is being generated', () => {
    const { queue, spoken, end, onEnd } = begin();
    queue.feed('One. Tw', false);
    end();
    expect(spoken).toEqual(['One.']);
    queue.feed('One. Two is long. Thr', false);
    expect(spoken.at(-1)).toBe('Two is long.');
    end();
    queue.feed('One. Two is long. Three', true);
    end();
    expect(spoken).toEqual(['One.', 'Two is long.', 'Three']);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is silent while paused and repeats the interrupted sentence', () => {
    const { queue, spoken, end, onEnd } = begin();
    queue.feed('One. Two.', true);
    end();
    queue.pause();
    end();
    expect(spoken).toEqual(['One.', 'Two.']);
    queue.resume();
    expect(spoken).toEqual(['One.', 'Two.', 'Two.']);
    end();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('speaks nothing after cancelling or a failure', () => {
    const first = begin();
    first.queue.feed('One. Two.', true);
    first.queue.cancel();
    first.end();
    first.queue.resume();
    expect(first.spoken).toEqual(['One.']);
    expect(first.onEnd).not.toHaveBeenCalled();

    const second = begin();
    second.queue.feed('One. Two.', true);
    second.fail();
    expect(second.onFail).toHaveBeenCalledWith('synthesis-failed');
    second.queue.feed('One. Two. Three.', true);
    expect(second.spoken).toEqual(['One.']);
  });

  it('ends at once without sentences', () => {
    const { queue, onEnd } = begin();
    queue.feed('…', true);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('speaks the same sentences however the text arrives', () => {
    const words = fc.constantFrom(
      'Rain fell. ',
      'She ran! ',
      '"Why?" ',
      'He spoken 3.5 of it. ',
      'And ',
      'so\n',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), fc.array(fc.nat(400)), (parts, cuts) => {
        const text = parts.join('');
        const { queue, spoken, end } = begin();
        for (const cut of cuts.sort((a, b) => a - b)) {
          queue.feed(text.slice(0, cut), false);
          end();
        }
        queue.feed(text, true);
        const whole = splitSentences(text).map((sentence) => sentence.text);
        for (let left = whole.length; left > 0; left--) end();
        expect(spoken).toEqual(whole);
      }),
    );
  });
});
