import { browserEngine, type SpeechEngine, synthesis } from '@storyloom/ui/speech/speech-engine';
import { createUtteranceQueue, type UtteranceQueue } from '@storyloom/ui/speech/utterance-queue';
import {
  readPreferences,
  storePreferences,
  type VoicePreferences,
} from '@storyloom/ui/speech/voice-preferences';
import type { Chat } from '../chat/chat.ts';
import { createValueStore, type ReadableStore, readableStore } from '../chat/store/readable-store.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import type { Highlighter } from './highlighter.ts';
import { nextReplyId } from './next-reply.ts';

/** `waiting`: the reply was read, the next one is awaited; `failed`: the browser refused to speak. */
export interface Reading {
  chat: Chat;
  messageId: string;
  status: 'speaking' | 'paused' | 'waiting' | 'failed';
}

export interface ReadAloud {
  /** Null while nothing is read. */
  reading: ReadableStore<Reading | null>;
  preferences: ReadableStore<VoicePreferences>;
  start(chat: Chat, messageId: string, text: string): void;
  pause(): void;
  resume(): void;
  stop(): void;
  setPreferences(part: Partial<VoicePreferences>): void;
}

/** Matches the end of a sentence and the start of the next: there is a complete sentence to speak. */
const sentenceBoundary = /[.!?…。！？\n]["'”’)\]]*\s*[^\s"'”’)\]]/;

/** Reads one reply aloud at a time, and with `autoplay` each new one as it arrives. */
export function createReadAloud(
  engineFor: (preferences: () => VoicePreferences) => SpeechEngine | null,
  { highlight, reveal }: Highlighter,
): ReadAloud {
  const reading = createValueStore<Reading | null>(null);
  const preferences = createValueStore(readPreferences());
  let queue: UtteranceQueue | null = null;
  let unsubscribe: () => void = () => {};

  function stop(): void {
    const current = reading.getState();
    queue?.cancel();
    unsubscribe();
    [queue, unsubscribe] = [null, () => {}];
    if (current) highlight(current.messageId, null);
    reading.set(null);
  }

  /** `subscribe` feeds the text as it grows and returns a function that stops it. */
  function speak(chat: Chat, messageId: string, subscribe: (feed: UtteranceQueue['feed']) => () => void) {
    const engine = engineFor(preferences.getState);
    if (!engine) return;
    let current: Sentence | null = null;
    let ended = false;
    const own = createUtteranceQueue(engine, splitSentences, {
      onSentence(sentence) {
        reveal(messageId, sentence, current);
        current = sentence;
        highlight(messageId, sentence);
      },
      onEnd() {
        ended = true;
        highlight(messageId, null);
        unsubscribe();
        unsubscribe = () => {};
        if (preferences.getState().autoplay) awaitNext(chat, messageId);
        else stop();
      },
      onFail() {
        stop();
        reading.set({ chat, messageId, status: 'failed' });
      },
    });
    queue = own;
    reading.set({ chat, messageId, status: 'speaking' });
    const endFeed = subscribe((text, complete) => {
      // The page has rendered the text again, which drops the highlight.
      if (current) highlight(messageId, current);
      own.feed(text, complete);
    });
    // A text without sentences has ended already, and the next reply may be awaited.
    if (ended) endFeed();
    else unsubscribe = endFeed;
  }

  function awaitNext(chat: Chat, messageId: string): void {
    reading.set({ chat, messageId, status: 'waiting' });
    const check = () => {
      const next = nextReplyId(chat.store.getState(), messageId);
      if (next === null) return;
      unsubscribe();
      unsubscribe = () => {};
      speak(chat, next, (feed) => feedReply(chat, next, feed));
    };
    unsubscribe = chat.store.subscribe(check);
    check();
  }

  return {
    reading: readableStore(reading),
    preferences: readableStore(preferences),
    stop,
    start(chat, messageId, text) {
      stop();
      speak(chat, messageId, (feed) => {
        feed(text, true);
        return () => {};
      });
    },
    pause() {
      const current = reading.getState();
      if (current?.status !== 'speaking') return;
      reading.set({ ...current, status: 'paused' });
      queue?.pause();
    },
    resume() {
      const current = reading.getState();
      if (current?.status !== 'paused') return;
      reading.set({ ...current, status: 'speaking' });
      queue?.resume();
    },
    setPreferences(part) {
      preferences.set({ ...preferences.getState(), ...part });
      storePreferences(preferences.getState());
      if (part.autoplay === false && reading.getState()?.status === 'waiting') stop();
    },
  };
}

/** Feeds a reply while it is generated, and completely once it has ended. */
function feedReply(chat: Chat, id: string, feed: UtteranceQueue['feed']): () => void {
  let fed = 0;
  const check = () => {
    const state = chat.store.getState();
    const isGenerated = runOf(state)?.started?.messageId === id;
    const reply = transcriptOf(state).messages.find((message) => message.id === id);
    const { text } = chat.streamingText.getState();
    if (reply && !isGenerated) {
      unsubscribe();
      feed(reply.text, true);
    } else if (isGenerated && sentenceBoundary.test(text.slice(fed))) {
      fed = text.length;
      feed(text, false);
    }
  };
  const ends = [chat.store.subscribe(check), chat.streamingText.subscribe(check)];
  const unsubscribe = () => {
    for (const end of ends) end();
  };
  check();
  return unsubscribe;
}

const loadHighlighter = () => import(/* webpackChunkName: "speech" */ './highlight.ts');

/** Calls wait until the code is loaded, and then run in order. */
const highlighter: Highlighter = {
  highlight: (...sentence) =>
    void loadHighlighter().then((code) => code.highlighter.highlight(...sentence), console.debug),
  reveal: (...sentences) =>
    void loadHighlighter().then((code) => code.highlighter.reveal(...sentences), console.debug),
};

/** One instance for the page, because a browser has one speech queue. */
export const readAloud = createReadAloud((preferences) => {
  const speech = synthesis();
  return speech && browserEngine(speech, preferences);
}, highlighter);
