import { useConsent, useHost } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

const ConsentBar = lazyPart(() => import('./ConsentBar.tsx'), { failed: () => null });

/** Asks once whether visits may be counted, when the page is alive. */
export function AskConsent() {
  const { consent } = useHost();
  const state = useConsent();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => whenIdle(() => setAlive(true)), []);
  return isAlive && state === 'ask' ? <ConsentBar answer={consent.answer} /> : null;
}
