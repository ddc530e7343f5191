import type { SpeechEngine } from './speech-engine.ts';

/** An engine that speaks a sentence until the test ends it. */
export function fakeSpeechEngine() {
  const spoken: string[] = [];
  let current: Parameters<SpeechEngine['speak']>[1] | null = null;
  const engine: SpeechEngine = {
    speak(text, on) {
      spoken.push(text);
      current = on;
      return () => {
        if (current === on) current = null;
      };
    },
  };
  const finish = (call: (on: NonNullable<typeof current>) => void) => {
    const on = current;
    current = null;
    if (on) call(on);
  };
  return {
    engine,
    spoken,
    isSpeaking: () => current !== null,
    end: () => finish((on) => on.end()),
    fail: () => finish((on) => on.fail('synthesis-failed')),
  };
}
