import { useConsent } from '@storyloom/mfe';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Asks once whether visits may be counted. The question is loaded when a page is scrolled; one that cannot be loaded
 * waits for the next document.
 */
export function AskConsent() {
  const state = useConsent();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./ConsentBar.tsx').then(
        (loaded) => setBar(() => loaded.default),
        () => {},
      );
    if (state === 'ask') addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, [state]);
  return Bar && state === 'ask' ? <Bar /> : null;
}
