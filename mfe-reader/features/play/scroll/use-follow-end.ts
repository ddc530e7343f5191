import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter } from './follow.model.ts';

/** px from the end beyond which there is something to come back to. */
const far = 240;

const fromEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

export interface FollowEnd {
  /** Put on what grows. */
  content: RefObject<HTMLElement | null>;
  /** The reader has scrolled up: offer the way back instead of pulling. */
  away: boolean;
  toEnd(): void;
}

/** Keeps the end in sight while the story grows, but only for a reader who is there. */
export function useFollowEnd(): FollowEnd {
  const content = useRef<HTMLElement>(null);
  const follows = useRef(false);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);

  // A layout effect: a page that is put away must not take the next page's scrolling for its reader's.
  useLayoutEffect(() => {
    // A page that comes back is scrolled to its top first, which is nobody's wish either.
    let before = 0;
    const scrolled = () => {
      const isUp = window.scrollY < before - 1;
      before = window.scrollY;
      follows.current = followsAfter({ follows: follows.current, isUp, fromEnd: fromEnd() });
      setAway(!follows.current && fromEnd() > far);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);

  useEffect(() => {
    const element = content.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
      else setAway(fromEnd() > far);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);

  return { content, away, toEnd };
}
