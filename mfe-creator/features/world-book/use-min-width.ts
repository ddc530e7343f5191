import { type RefObject, useLayoutEffect, useState } from 'react';

/** True if an element is at least this wide, in px; null until it has been measured. */
export function useMinWidth(element: RefObject<HTMLElement | null>, min: number): boolean | null {
  const [isWide, setWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    setWide(current.clientWidth >= min);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWide(current.clientWidth >= min));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, min]);
  return isWide;
}
