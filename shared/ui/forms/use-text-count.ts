import { type Ref, type RefCallback, useCallback, useState } from 'react';
import { countCharacters } from './count-characters.ts';
import { counterText } from './counter-text.ts';
import type { CounterTone } from './FieldNotes.tsx';
import { announceLeft, toneOf } from './limit-tone.ts';

export interface TextLimit {
  max: number;
  unit: 'characters' | 'words';
  /** Counts a text in that unit; characters if it is left out. */
  count?: (text: string) => number;
}

/** Counts an uncontrolled text area: `watch` is its ref, `update` is called for each input. */
export function useTextCount(limit: TextLimit, ref: Ref<HTMLTextAreaElement> | undefined) {
  const { max, unit, count = countCharacters } = limit;
  const [used, setUsed] = useState(0);
  const tone = toneOf(used, max);
  // Changes with the tone only, so a screen reader is not interrupted by every key.
  const [announced, setAnnounced] = useState<{ tone: CounterTone; text: string }>({
    tone: 'quiet',
    text: '',
  });
  const update = (text: string) => {
    const next = count(text);
    setUsed(next);
    const nextTone = toneOf(next, max);
    if (nextTone !== announced.tone) setAnnounced({ tone: nextTone, text: announceLeft(next, max, unit) });
  };
  const watch: RefCallback<HTMLTextAreaElement> = useCallback(
    (area) => {
      if (area) setUsed(count(area.value));
      if (typeof ref === 'function') ref(area);
      else if (ref) ref.current = area;
    },
    [ref, count],
  );
  return {
    counter: counterText(used, max, unit === 'words' ? unit : undefined),
    tone,
    announcement: announced.text,
    update,
    watch,
  };
}
