import { readPreferences, storePreferences } from '@storyloom/ui/speech/voice-preferences';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readVoice = () => readPreferences().voice;

function chooseVoice(voice: string | null): void {
  storePreferences({ ...readPreferences(), voice });
  for (const listener of listeners) listener();
}

/** The stored voice for reading aloud, shared by all characters, and its setter. */
export function useVoice() {
  const voice = useSyncExternalStore(subscribe, readVoice, () => null);
  return { voice, chooseVoice };
}
