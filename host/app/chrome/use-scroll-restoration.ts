import { useLocation } from '@storyloom/mfe';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** How long a list may take to be as long again as it was, in ms, and how often it is looked at. */
const patience = 2_000;
const step = 50;
/** Who does one of these goes their own way, and is not moved any more. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/** Goes there as soon as the document is long enough, at the latest when patience ends. */
function goTo(top: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    for (const way of ownWays) window.removeEventListener(way, settle);
    onSettled();
  };
  const go = (left: number) => {
    if (reach() < top && left > 0) {
      timer = setTimeout(() => go(left - step), step);
      return;
    }
    window.scrollTo({ top, behavior: 'instant' });
    settle();
  };
  for (const way of ownWays) window.addEventListener(way, settle, { passive: true });
  go(patience);
  return settle;
}

/**
 * Back and Forward between two views of one page (filters, words, tabs) return to where the reader was in that view:
 * the page stays, so it remembers one place alone. Between pages each goes back to its own place itself.
 */
export function useScrollRestoration(shown: string, leaving: boolean): void {
  const { key, hash } = useLocation();
  const walked = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>()).current;
  const last = useRef({ key, shown });
  useLayoutEffect(() => {
    // What is scrolled while a page leaves belongs to no address any more.
    if (leaving) return;
    const sameView = last.current.key === key || last.current.shown !== shown;
    last.current = { key, shown };
    // A fragment has a place of its own.
    const target = sameView || !walked || hash !== '' ? undefined : places.get(key);
    let settled = target === undefined;
    const remember = () => {
      if (settled) places.set(key, window.scrollY);
    };
    remember();
    const settle = () => {
      settled = true;
    };
    const stop = target === undefined ? settle : goTo(target, settle);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      stop();
    };
  }, [key, hash, walked, shown, leaving, places]);
}
