import { useConsent } from '@storyloom/mfe';
import { whenIdle } from '@storyloom/ui/timing/when-idle';
import { type ComponentType, useEffect, useState } from 'react';

/** Asks once whether visits may be counted, when the page is alive. A question that cannot be loaded waits for the next document. */
export function AskConsent() {
  const state = useConsent();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./ConsentBar.tsx').then(
        (loaded) => setBar(() => loaded.default),
        () => {},
      );
    if (state === 'ask') whenIdle(() => void load());
  }, [state]);
  return Bar && state === 'ask' ? <Bar /> : null;
}
