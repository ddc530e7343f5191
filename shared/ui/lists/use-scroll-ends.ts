import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Whether an element that scrolls sideways is at its start or end; both if everything is visible. Null until measured.
 * A change of `count`, the number of its items, measures again.
 */
export function useScrollEnds(element: RefObject<HTMLElement | null>, count: number): ScrollEnds | null {
  const [ends, setEnds] = useState<ScrollEnds | null>(null);
  useEffect(() => {
    void count;
    const row = element.current;
    if (!row) return;
    const measure = () => {
      const atStart = row.scrollLeft <= 1;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((before) =>
        before?.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    row.addEventListener('scroll', measure, { passive: true });
    if (typeof ResizeObserver === 'undefined') {
      measure();
      return () => row.removeEventListener('scroll', measure);
    }
    // Measures after the next layout, and not in the middle of rendering.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [element, count]);
  return ends;
}
