import { useEffect } from 'react';

/**
 * Turns off the browser's scroll restoration on Back and Forward: it would scroll the page that is leaving to the
 * position of the next one, which the leaving page would then save as its own. The browser still restores on reload.
 */
export function useManualScrollRestoration(): void {
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, []);
}
