import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openMenu } from '../turn-actions/open-menu.ts';
import { followsAfter } from './follow.model.ts';

/** Distance in px from the end beyond which the "Latest" button is offered. */
const far = 240;

const fromEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

export interface FollowEnd {
  /** Ref of the element that grows. */
  content: RefObject<HTMLElement | null>;
  /** The reader has scrolled away from the end. */
  away: boolean;
  toEnd(): void;
}

/** Keeps the end in view while the story grows, unless the reader has scrolled up or has a menu open. */
export function useFollowEnd(): FollowEnd {
  const content = useRef<HTMLElement>(null);
  const follows = useRef(false);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);

  // A layout effect, because a hidden page must not handle the scrolling of the next page.
  useLayoutEffect(() => {
    // A page that is shown again is first scrolled to its top, which does not count as scrolling up.
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
      // The page stands still under an open menu, which is placed at its turn.
      if (element.querySelector(openMenu)) return;
      if (follows.current) toEnd();
      else setAway(fromEnd() > far);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);

  return { content, away, toEnd };
}
