import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEnds {
  start: boolean;
  end: boolean;
}

/**
 * Whether an element that scrolls sideways stands at its ends; both: there is nothing to scroll. Null: not known yet.
 * `count`: of what is in it, which is looked at anew when there is more or less.
 */
export function useScrollEnds(element: RefObject<HTMLElement | null>, count: number): ScrollEnds | null {
  const [ends, setEnds] = useState<ScrollEnds | null>(null);
  useEffect(() => {
    void count;
    const row = element.current;
    if (!row) return;
    const look = () => {
      const start = row.scrollLeft <= 1;
      const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((now) => (now?.start === start && now.end === end ? now : { start, end }));
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    if (typeof ResizeObserver === 'undefined') return () => row.removeEventListener('scroll', look);
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [element, count]);
  return ends;
}
