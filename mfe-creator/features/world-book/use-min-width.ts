import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least this wide, in px. */
export function useMinWidth(element: RefObject<HTMLElement | null>, min: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    setWide(current.clientWidth >= min);
    const observer = new ResizeObserver(() => setWide(current.clientWidth >= min));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, min]);
  return isWide;
}
