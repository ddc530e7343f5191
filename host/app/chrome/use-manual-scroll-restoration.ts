import { useEffect } from 'react';

/**
 * Back and forward leave the scroll position to the pages: the browser would move the old page, still on the screen,
 * to the new one's place, and the old page would remember that as its reader's. A reload stays the browser's.
 */
export function useManualScrollRestoration(): void {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, []);
}
