export interface VoicePreferences {
  rate: number;
  /** Its address as the browser names it; null: the browser's own choice. */
  voice: string | null;
  /** Goes on with the next reply while it comes. */
  goesOn: boolean;
}

export const rates = [0.8, 1, 1.2, 1.5, 2] as const;

const key = 'storyloom.reading-aloud';
const usual: VoicePreferences = { rate: 1, voice: null, goesOn: false };

/** What is kept may be anything: what is no choice is the usual one. */
export function readPreferences(): VoicePreferences {
  try {
    const kept: Partial<Record<keyof VoicePreferences, unknown>> = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    );
    return {
      rate: rates.find((rate) => rate === kept.rate) ?? usual.rate,
      voice: typeof kept.voice === 'string' ? kept.voice : usual.voice,
      goesOn: kept.goesOn === true,
    };
  } catch {
    return usual;
  }
}

export function keepPreferences(preferences: VoicePreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // It holds as long as the page.
  }
}
