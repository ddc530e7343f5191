import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fakeMouth } from '../../testing/fake-speech-engine.ts';
import { sentencesOf } from '../text/sentences.ts';
import { createSpeaking } from './utterances.ts';

function begin() {
  const mouth = fakeMouth();
  const told = { onSentence: vi.fn(), onEnd: vi.fn(), onFail: vi.fn() };
  return { ...mouth, ...told, speaking: createSpeaking(mouth.mouth, told) };
}

it('says one sentence after the other, marks each, and tells the end', () => {
  const { speaking, said, end, onSentence, onEnd } = begin();
  speaking.feed('One. Two.', true);
  expect(said).toEqual(['One.']);
  end();
  end();
  expect(said).toEqual(['One.', 'Two.']);
  expect(onSentence.mock.calls.map(([{ text }]) => text)).toEqual(said);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits for the end of a sentence that is still written', () => {
  const { speaking, said, end, onEnd } = begin();
  speaking.feed('One. Tw', false);
  end();
  expect(said).toEqual(['One.']);
  speaking.feed('One. Two is long. Thr', false);
  expect(said.at(-1)).toBe('Two is long.');
  end();
  speaking.feed('One. Two is long. Three', true);
  end();
  expect(said).toEqual(['One.', 'Two is long.', 'Three']);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('is silent while it is paused, and begins the broken sentence again', () => {
  const { speaking, said, end, onEnd } = begin();
  speaking.feed('One. Two.', true);
  end();
  speaking.pause();
  end();
  expect(said).toEqual(['One.', 'Two.']);
  speaking.resume();
  expect(said).toEqual(['One.', 'Two.', 'Two.']);
  end();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('says nothing more after a stop, nor after a failure', () => {
  const first = begin();
  first.speaking.feed('One. Two.', true);
  first.speaking.stop();
  first.end();
  first.speaking.resume();
  expect(first.said).toEqual(['One.']);
  expect(first.onEnd).not.toHaveBeenCalled();

  const second = begin();
  second.speaking.feed('One. Two.', true);
  second.fail();
  expect(second.onFail).toHaveBeenCalledWith('synthesis-failed');
  second.speaking.feed('One. Two. Three.', true);
  expect(second.said).toEqual(['One.']);
});

it('is over at once when there is nothing to say', () => {
  const { speaking, onEnd } = begin();
  speaking.feed('…', true);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('says the same, in order and once, however the text comes in', () => {
  const words = fc.constantFrom('Rain fell. ', 'She ran! ', '"Why?" ', 'He said 3.5 of it. ', 'And ', 'so\n');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1 }), fc.array(fc.nat(400)), (parts, cuts) => {
      const text = parts.join('');
      const { speaking, said, end } = begin();
      for (const cut of cuts.sort((a, b) => a - b)) {
        speaking.feed(text.slice(0, cut), false);
        end();
      }
      speaking.feed(text, true);
      const whole = sentencesOf(text).map((sentence) => sentence.text);
      for (let left = whole.length; left > 0; left--) end();
      expect(said).toEqual(whole);
    }),
  );
});
