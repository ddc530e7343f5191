import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { listening } from './listening.ts';

const ListenBar = lazyPart(() => import('./ListenBar.tsx'), {
  dismiss: () => listening.stop(),
});

/** The player of what is read aloud, loaded when it is first needed. Leaving the page stops the speech. */
export function ReadAloud() {
  const listened = useSyncExternalStore(listening.state.subscribe, listening.state.get, () => null);
  useEffect(() => listening.stop, []);
  return listened ? <ListenBar /> : null;
}
