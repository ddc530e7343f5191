import type { Mouth } from '../features/speech/utterances.ts';

/** A mouth that says a sentence until the test lets it end. */
export function fakeMouth() {
  const said: string[] = [];
  let current: Parameters<Mouth['say']>[1] | null = null;
  const mouth: Mouth = {
    say(text, on) {
      said.push(text);
      current = on;
      return () => {
        if (current === on) current = null;
      };
    },
  };
  const finish = (how: (on: NonNullable<typeof current>) => void) => {
    const on = current;
    current = null;
    if (on) how(on);
  };
  return {
    mouth,
    said,
    speaking: () => current !== null,
    end: () => finish((on) => on.end()),
    fail: () => finish((on) => on.fail('synthesis-failed')),
  };
}
