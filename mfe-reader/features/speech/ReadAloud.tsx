import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { readAloud } from './read-aloud.ts';

const ReadAloudBar = lazyPart(() => import('./ReadAloudBar.tsx'), {
  dismiss: () => readAloud.stop(),
});

/** Loads the controls when a reply is first read aloud. Leaving the page stops the speech. */
export function ReadAloud() {
  const reading = useStore(readAloud.reading);
  useEffect(() => readAloud.stop, []);
  return reading ? <ReadAloudBar /> : null;
}
