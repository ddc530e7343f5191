import type { VoicePreferences } from './voice-preferences.ts';

export interface SpeechEngine {
  /** Speaks one sentence and calls `start` when speech begins, then `end` or `fail`. The returned function cancels it. */
  speak(
    text: string,
    on: { start?: () => void; end: () => void; fail: (reason: string) => void },
  ): () => void;
}

/** Null on the server and in browsers without speech synthesis. */
export function synthesis(): SpeechSynthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** The browser's speech synthesis. Preferences are read for each sentence, so a change applies from the next one on. */
export function browserEngine(speech: SpeechSynthesis, preferences: () => VoicePreferences): SpeechEngine {
  return {
    speak(text, { start, end, fail }) {
      const { rate, voice } = preferences();
      const utterance = new SpeechSynthesisUtterance(text);
      const chosen = speech.getVoices().find(({ voiceURI }) => voiceURI === voice);
      utterance.rate = rate;
      utterance.lang = chosen?.lang ?? 'en';
      if (chosen) utterance.voice = chosen;
      utterance.onstart = start ?? null;
      utterance.onend = end;
      utterance.onerror = ({ error }) => fail(error);
      speech.speak(utterance);
      return () => {
        utterance.onstart = null;
        utterance.onend = null;
        utterance.onerror = null;
        speech.cancel();
      };
    },
  };
}
