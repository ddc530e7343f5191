export interface VoicePreferences {
  rate: number;
  /** `voiceURI` of a browser voice; null: the browser's default. */
  voice: string | null;
  /** Speaks the next reply as it arrives. */
  autoplay: boolean;
}

export const rates = [0.8, 1, 1.2, 1.5, 2] as const;

const key = 'storyloom.reading-aloud';
const defaults: VoicePreferences = { rate: 1, voice: null, autoplay: false };

/** The stored preferences; invalid values fall back to the defaults. */
export function readPreferences(): VoicePreferences {
  try {
    const stored: Partial<Record<keyof VoicePreferences, unknown>> = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    );
    return {
      rate: rates.find((rate) => rate === stored.rate) ?? defaults.rate,
      voice: typeof stored.voice === 'string' ? stored.voice : defaults.voice,
      autoplay: stored.autoplay === true,
    };
  } catch {
    return defaults;
  }
}

export function storePreferences(preferences: VoicePreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage they last until the page is closed.
  }
}
