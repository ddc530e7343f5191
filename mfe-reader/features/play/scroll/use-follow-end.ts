import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openMenu } from '../turn-actions/open-menu.ts';
import { followsAfter } from './follow.model.ts';
import { useScrollArea } from './scroll-area.context.ts';

/** Distance in px from the end beyond which the "Latest" button is offered. */
const far = 240;

export interface FollowEnd {
  /** Ref of the element that grows. */
  content: RefObject<HTMLElement | null>;
  /** The reader has scrolled away from the end. */
  away: boolean;
  toEnd(): void;
}

/** Keeps the end in view while the story grows, unless the reader has scrolled up or has a menu open. */
export function useFollowEnd(): FollowEnd {
  const area = useScrollArea();
  const content = useRef<HTMLElement>(null);
  const follows = useRef(false);
  /** The position when the page was last scrolled, in px. */
  const before = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    area.toEnd();
    // The reader may scroll up before the event of this scroll, and both then have one event.
    before.current = area.top();
  }, [area]);

  // A layout effect, because a hidden page must not handle the scrolling of the next page.
  useLayoutEffect(() => {
    // A page that is shown again is first scrolled to its top, which does not count as scrolling up.
    before.current = 0;
    const scrolled = () => {
      const isUp = area.top() < before.current - 1;
      before.current = area.top();
      follows.current = followsAfter({ follows: follows.current, isUp, fromEnd: area.fromEnd() });
      setAway(!follows.current && area.fromEnd() > far);
    };
    return area.onScroll(scrolled);
  }, [area]);

  useEffect(() => {
    const element = content.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // The page does not scroll under an open menu, which is positioned at its turn.
      if (element.querySelector(openMenu)) return;
      if (follows.current) toEnd();
      else setAway(area.fromEnd() > far);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd, area]);

  return { content, away, toEnd };
}
