import { useLocation } from '@storyloom/mfe';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Longest wait for a list to reach its previous length, and the interval of checks, in ms. */
const waitTime = 2_000;
const checkInterval = 50;
/** Actions of the reader that stop the restoration. */
const readerActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/** Scrolls to `top` as soon as the document is long enough, at the latest after `waitTime`. */
function scrollWhenPossible(top: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    for (const way of readerActions) window.removeEventListener(way, settle);
    onSettled();
  };
  const go = (left: number) => {
    if (maxScroll() < top && left > 0) {
      timer = setTimeout(() => go(left - checkInterval), checkInterval);
      return;
    }
    window.scrollTo({ top, behavior: 'instant' });
    settle();
  };
  for (const way of readerActions) window.addEventListener(way, settle, { passive: true });
  go(waitTime);
  return settle;
}

/**
 * Restores the scroll position on Back and Forward between two views of one page (filters, search terms, tabs). Between
 * two pages, each page restores its own position.
 */
export function useScrollRestoration(shown: string, leaving: boolean): void {
  const { key, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>()).current;
  const last = useRef({ key, shown });
  useLayoutEffect(() => {
    // Scrolling while a page leaves belongs to no location.
    if (leaving) return;
    const sameView = last.current.key === key || last.current.shown !== shown;
    last.current = { key, shown };
    // The browser scrolls to a fragment itself.
    const target = sameView || !isPop || hash !== '' ? undefined : positions.get(key);
    let settled = target === undefined;
    const remember = () => {
      if (settled) positions.set(key, window.scrollY);
    };
    remember();
    const settle = () => {
      settled = true;
    };
    const stop = target === undefined ? settle : scrollWhenPossible(target, settle);
    window.addEventListener('scroll', remember, { passive: true });
    // A scroll event comes with the next frame; Back may come before it.
    window.addEventListener('popstate', remember, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', remember, { capture: true });
      stop();
    };
  }, [key, hash, isPop, shown, leaving, positions]);
}
