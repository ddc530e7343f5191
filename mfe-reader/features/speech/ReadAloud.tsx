import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { closesWhenShown } from '../lazy/lazy-dialog.tsx';
import { readAloud } from './read-aloud.ts';

const ReadAloudBar = lazyPart(() => import(/* webpackChunkName: "speech" */ './ReadAloudBar.tsx'), {
  failed: closesWhenShown(() => readAloud.stop()),
});

/** Loads the controls when a reply is first read aloud. Leaving the page stops the speech. */
export function ReadAloud() {
  const reading = useStore(readAloud.reading);
  useEffect(() => readAloud.stop, []);
  return reading ? <ReadAloudBar /> : null;
}
