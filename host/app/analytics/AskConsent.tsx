import { useHost } from '@storyloom/mfe/host';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../when-idle.ts';

const ConsentBar = lazyPart(() => import('./ConsentBar.tsx'), { failed: () => null });

/** Asks once whether visits may be counted, when the page is alive. */
export function AskConsent() {
  const { consent } = useHost();
  const state = useStore(consent);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => whenIdle(() => setAlive(true)), []);
  return isAlive && state === 'ask' ? <ConsentBar answer={consent.answer} /> : null;
}
