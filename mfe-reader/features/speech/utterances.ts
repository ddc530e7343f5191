import { type Sentence, sentencesOf } from '../text/sentences.ts';

/** Says one sentence; exactly one of the two is called, unless it is called off. */
export interface Mouth {
  say(text: string, on: { end: () => void; fail: (reason: string) => void }): () => void;
}

export interface Speaking {
  /** All of the text there is; `whole`: no more of it will come. */
  feed(text: string, whole: boolean): void;
  pause(): void;
  /** Begins again with the sentence that was broken off: browsers disagree about going on in its middle. */
  resume(): void;
  stop(): void;
}

interface Told {
  onSentence(sentence: Sentence): void;
  /** All was said. */
  onEnd(): void;
  onFail(reason: string): void;
}

/** Reads a text aloud by whole sentences, also one that is still being written. */
export function createSpeaking(mouth: Mouth, told: Told): Speaking {
  let sentences: readonly Sentence[] = [];
  let whole = false;
  let next = 0;
  let paused = false;
  let over = false;
  let callOff: (() => void) | null = null;

  function hush(): void {
    callOff?.();
    callOff = null;
  }

  function goOn(): void {
    if (paused || over || callOff) return;
    const sentence = sentences[next];
    // The last one of an unfinished text may still grow.
    const ready = whole || next < sentences.length - 1;
    if (sentence && ready) speak(sentence);
    else if (whole) {
      over = true;
      told.onEnd();
    }
  }

  function speak(sentence: Sentence): void {
    told.onSentence(sentence);
    let current = true;
    const leave = mouth.say(sentence.text, {
      end() {
        if (!current) return;
        callOff = null;
        next += 1;
        goOn();
      },
      fail(reason) {
        if (!current) return;
        callOff = null;
        over = true;
        told.onFail(reason);
      },
    });
    callOff = () => {
      current = false;
      leave();
    };
  }

  return {
    feed(text, isWhole) {
      sentences = sentencesOf(text);
      whole = isWhole;
      goOn();
    },
    pause() {
      paused = true;
      hush();
    },
    resume() {
      paused = false;
      goOn();
    },
    stop() {
      over = true;
      hush();
    },
  };
}
