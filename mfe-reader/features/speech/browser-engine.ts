import type { Message } from '@storyloom/contract/entities/message';
import type { Mouth } from './utterances.ts';
import type { VoicePreferences } from './voice-preferences.ts';

/** Null where the browser cannot speak, and on the server. */
export function synthesis(): SpeechSynthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** The browser's own voices; read anew for each sentence, so that a choice holds from the next one on. */
export function browserMouth(speech: SpeechSynthesis, preferences: () => VoicePreferences): Mouth {
  return {
    say(text, { end, fail }) {
      const { rate, voice } = preferences();
      const words = new SpeechSynthesisUtterance(text);
      const chosen = speech.getVoices().find(({ voiceURI }) => voiceURI === voice);
      words.rate = rate;
      words.lang = chosen?.lang ?? 'en';
      if (chosen) words.voice = chosen;
      words.onend = end;
      words.onerror = ({ error }) => fail(error);
      speech.speak(words);
      return () => {
        words.onend = null;
        words.onerror = null;
        speech.cancel();
      };
    },
  };
}

export function canReadAloud({ role, text }: Pick<Message, 'role' | 'text'>): boolean {
  return role === 'assistant' && text !== '' && synthesis() !== null;
}
