import type { Message } from '@storyloom/contract/entities/message';
import type { SpeechEngine } from './utterance-queue.ts';
import type { VoicePreferences } from './voice-preferences.ts';

/** Null on the server and in browsers without speech synthesis. */
export function synthesis(): SpeechSynthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** The browser's speech synthesis. Preferences are read for each sentence, so a change applies from the next one on. */
export function browserEngine(speech: SpeechSynthesis, preferences: () => VoicePreferences): SpeechEngine {
  return {
    speak(text, { end, fail }) {
      const { rate, voice } = preferences();
      const utterance = new SpeechSynthesisUtterance(text);
      const chosen = speech.getVoices().find(({ voiceURI }) => voiceURI === voice);
      utterance.rate = rate;
      utterance.lang = chosen?.lang ?? 'en';
      if (chosen) utterance.voice = chosen;
      utterance.onend = end;
      utterance.onerror = ({ error }) => fail(error);
      speech.speak(utterance);
      return () => {
        utterance.onend = null;
        utterance.onerror = null;
        speech.cancel();
      };
    },
  };
}

export function canReadAloud({ role, text }: Pick<Message, 'role' | 'text'>): boolean {
  return role === 'assistant' && text !== '' && synthesis() !== null;
}
