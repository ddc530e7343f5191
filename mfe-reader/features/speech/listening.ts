import type { Chat } from '../chat/chat.ts';
import { type Observable, observable } from '../chat/store/observable.ts';
import type { Sentence } from '../text/sentences.ts';
import { browserMouth, synthesis } from './browser-engine.ts';
import { marking } from './highlight.ts';
import type { Marking } from './highlighter.ts';
import { nextReply } from './next-reply.ts';
import { createSpeaking, type Mouth, type Speaking } from './utterances.ts';
import { keepPreferences, readPreferences, type VoicePreferences } from './voice-preferences.ts';

/** `waiting`: all was read; it goes on with the next reply. `failed`: the browser would not speak. */
export interface Listened {
  chat: Chat;
  messageId: string;
  status: 'speaking' | 'paused' | 'waiting' | 'failed';
}

/** A sentence ended and another begins: worth cutting the text into sentences anew. */
const goesOn = /[.!?…。！？\n]["'”’)\]]*\s*[^\s"'”’)\]]/;

export interface Listening {
  state: Observable<Listened | null>;
  preferences: Observable<VoicePreferences>;
  start(chat: Chat, messageId: string, text: string): void;
  pause(): void;
  resume(): void;
  stop(): void;
  prefer(part: Partial<VoicePreferences>): void;
}

/** Reads one reply aloud at a time, and when wished each next one as it comes. */
export function createListening(
  mouthOf: (preferences: () => VoicePreferences) => Mouth | null,
  { draw, show }: Marking,
): Listening {
  const state = observable<Listened | null>(null);
  const preferences = observable(readPreferences());
  let speaking: Speaking | null = null;
  let leave: () => void = () => {};

  function stop(): void {
    const listened = state.get();
    speaking?.stop();
    leave();
    [speaking, leave] = [null, () => {}];
    if (listened) draw(listened.messageId, null);
    state.set(null);
  }

  /** `more` watches for the rest of a text that is still written; answers how to stop watching. */
  function speak(chat: Chat, messageId: string, more: (feed: Speaking['feed']) => () => void): void {
    const mouth = mouthOf(preferences.get);
    if (!mouth) return;
    let current: Sentence | null = null;
    let over = false;
    const told = {
      onSentence(sentence: Sentence) {
        show(messageId, sentence, current);
        current = sentence;
        draw(messageId, sentence);
      },
      onEnd() {
        over = true;
        draw(messageId, null);
        leave();
        leave = () => {};
        if (preferences.get().goesOn) wait(chat, messageId);
        else stop();
      },
      onFail() {
        stop();
        state.set({ chat, messageId, status: 'failed' });
      },
    };
    const mine = createSpeaking(mouth, told);
    speaking = mine;
    state.set({ chat, messageId, status: 'speaking' });
    const leaveText = more((text, whole) => {
      // The words on the page were drawn anew.
      if (current) draw(messageId, current);
      mine.feed(text, whole);
    });
    // With nothing to say it was over at once, and something else is watched by now.
    if (over) leaveText();
    else leave = leaveText;
  }

  function wait(chat: Chat, after: string): void {
    state.set({ chat, messageId: after, status: 'waiting' });
    const look = () => {
      const next = nextReply(chat.state.get(), after);
      if (!next) return;
      leave();
      leave = () => {};
      speak(chat, next.id, (feed) => follow(chat, next.id, feed));
    };
    leave = chat.state.subscribe(look);
    look();
  }

  return {
    state,
    preferences,
    stop,
    start(chat, messageId, text) {
      stop();
      speak(chat, messageId, (feed) => {
        feed(text, true);
        return () => {};
      });
    },
    pause() {
      const listened = state.get();
      if (listened?.status !== 'speaking') return;
      state.set({ ...listened, status: 'paused' });
      speaking?.pause();
    },
    resume() {
      const listened = state.get();
      if (listened?.status !== 'paused') return;
      state.set({ ...listened, status: 'speaking' });
      speaking?.resume();
    },
    prefer(part) {
      preferences.set({ ...preferences.get(), ...part });
      keepPreferences(preferences.get());
      const goesOnNoMore = part.goesOn === false && state.get()?.status === 'waiting';
      if (goesOnNoMore) stop();
    },
  };
}

/** Feeds a reply's text while it is written, and whole when it is done. */
function follow(chat: Chat, id: string, feed: Speaking['feed']): () => void {
  let fed = 0;
  const look = () => {
    const { run, messages } = chat.state.get();
    const done = messages.find((message) => message.id === id);
    const { text } = chat.live.get();
    if (done && run?.messageId !== id) {
      leaveAll();
      feed(done.text, true);
    } else if (run?.messageId === id && goesOn.test(text.slice(fed))) {
      fed = text.length;
      feed(text, false);
    }
  };
  const leaves = [chat.state.subscribe(look), chat.live.subscribe(look)];
  const leaveAll = () => {
    for (const leave of leaves) leave();
  };
  look();
  return leaveAll;
}

/** The page's one reader-aloud: a browser has one voice. */
export const listening = createListening((preferences) => {
  const speech = synthesis();
  return speech && browserMouth(speech, preferences);
}, marking);
