import { useState } from 'react';
import type { CounterTone } from './FieldNotes.tsx';
import { announceLeft, toneOf } from './limit-tone.ts';

/**
 * The tone of a count near its limit, and the announcement for screen readers. The announcement changes with the
 * tone only, so that it does not interrupt at every key.
 */
export function useLimit(
  used: number,
  max: number,
  unit: 'characters' | 'words',
): { tone: CounterTone; announcement: string } {
  const tone = toneOf(used, max);
  const [announced, setAnnounced] = useState({ tone, announcement: '' });
  if (announced.tone !== tone) setAnnounced({ tone, announcement: announceLeft(used, max, unit) });
  return announced;
}
