import { useEffect } from 'react';
import { wouldLoad } from './remotes/reload-once.ts';

/** Time between two requests that ask whether the site answers, in ms. */
const checkEvery = 5_000;

/** Calls a function each time the connection is back. Null calls nothing. */
export function useOnline(again: (() => void) | null): void {
  useEffect(() => {
    if (again === null) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
}

/**
 * Calls a function when the connection is back or, at intervals, when the site answers. The event `online` alone is not
 * enough: it may come between two documents, and before the network leads to the site.
 */
export function useSiteReached(again: () => void): void {
  useOnline(again);
  useEffect(() => {
    const check = async () => {
      if (navigator.onLine && (await wouldLoad(new URL('/alive', location.href), fetch))) again();
    };
    const timer = setInterval(check, checkEvery);
    return () => clearInterval(timer);
  }, [again]);
}
