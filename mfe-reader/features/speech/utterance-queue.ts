import { type Sentence, splitSentences } from '../text/sentences.ts';

export interface SpeechEngine {
  /** Speaks one sentence and calls one of `on`, unless it is cancelled by the function returned. */
  speak(text: string, on: { end: () => void; fail: (reason: string) => void }): () => void;
}

export interface UtteranceQueue {
  /** Sets the text so far. `complete`: nothing will be added to it. */
  feed(text: string, complete: boolean): void;
  pause(): void;
  /** Repeats the sentence that was paused: browsers differ in resuming within one. */
  resume(): void;
  cancel(): void;
}

interface QueueEvents {
  onSentence(sentence: Sentence): void;
  /** The complete text was spoken. */
  onEnd(): void;
  onFail(reason: string): void;
}

/** Speaks a text sentence by sentence, also one that is still being generated. */
export function createUtteranceQueue(engine: SpeechEngine, events: QueueEvents): UtteranceQueue {
  let sentences: readonly Sentence[] = [];
  let complete = false;
  let next = 0;
  let paused = false;
  let ended = false;
  let cancelSentence: (() => void) | null = null;

  function cancelSpeech(): void {
    cancelSentence?.();
    cancelSentence = null;
  }

  function speakNext(): void {
    if (paused || ended || cancelSentence) return;
    const sentence = sentences[next];
    // The last sentence of an incomplete text may still grow.
    const ready = complete || next < sentences.length - 1;
    if (sentence && ready) speak(sentence);
    else if (complete) {
      ended = true;
      events.onEnd();
    }
  }

  function speak(sentence: Sentence): void {
    events.onSentence(sentence);
    let current = true;
    const cancel = engine.speak(sentence.text, {
      end() {
        if (!current) return;
        cancelSentence = null;
        next += 1;
        speakNext();
      },
      fail(reason) {
        if (!current) return;
        cancelSentence = null;
        ended = true;
        events.onFail(reason);
      },
    });
    cancelSentence = () => {
      current = false;
      cancel();
    };
  }

  return {
    feed(text, isComplete) {
      sentences = splitSentences(text);
      complete = isComplete;
      speakNext();
    },
    pause() {
      paused = true;
      cancelSpeech();
    },
    resume() {
      paused = false;
      speakNext();
    },
    cancel() {
      ended = true;
      cancelSpeech();
    },
  };
}
