import type { SpeechEngine } from './speech-engine.ts';

export interface UtteranceQueue {
  /** Sets the text so far. `complete`: no text will be added. */
  feed(text: string, complete: boolean): void;
  pause(): void;
  /** Repeats the sentence that was paused: browsers differ in resuming within one. */
  resume(): void;
  cancel(): void;
}

interface QueueEvents<Sentence> {
  onSentence(sentence: Sentence): void;
  /** Speech has begun. */
  onStart?(): void;
  /** The complete text was spoken. */
  onEnd(): void;
  onFail(reason: string): void;
}

/** Speaks a text sentence by sentence, also one that is still being generated. */
export function createUtteranceQueue<Sentence extends { text: string }>(
  engine: SpeechEngine,
  splitSentences: (text: string, isWhole: boolean) => readonly Sentence[],
  events: QueueEvents<Sentence>,
): UtteranceQueue {
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
      start: () => events.onStart?.(),
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
      sentences = splitSentences(text, isComplete);
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
