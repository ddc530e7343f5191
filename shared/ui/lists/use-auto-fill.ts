import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Number of pages that load without scrolling. */
const AUTO_FILL_CAP = 5;
/** Distance from the end of the list at which the next page loads. */
const margin = '0px 0px 600px';

export interface AutoFill {
  /** Ref of an element at the end of the list. */
  sentinel: RefObject<HTMLDivElement | null>;
  /** True if the cap is reached; the next page needs a call of `loadMore`. */
  capped: boolean;
  loadMore: () => void;
}

interface AutoFillInput {
  /** A next page exists, none is loading and none has failed. */
  ready: boolean;
  /** Number of items; a change means that a page has arrived. */
  count: number;
  onLoadMore: () => void;
}

/** Loads the next page while the end of the list is in view, up to a cap. Scrolling resets the cap. */
export function useAutoFill({ ready, count, onLoadMore }: AutoFillInput): AutoFill {
  const sentinel = useRef<HTMLDivElement>(null);
  const fills = useRef(0);
  const [inView, setInView] = useState(false);
  const [capped, setCapped] = useState(false);

  useEffect(() => {
    const element = sentinel.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The second is for lists in a part of the page that scrolls.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const resetCap = () => {
      fills.current = 0;
      setCapped(false);
    };
    // Scroll events of elements do not bubble.
    window.addEventListener('scroll', resetCap, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', resetCap, { capture: true });
  }, []);

  // An effect event, so that a new function from the parent does not load a page.
  const load = useEffectEvent(onLoadMore);
  useEffect(() => {
    void count;
    if (!ready || !inView || capped) return;
    if (fills.current >= AUTO_FILL_CAP) {
      setCapped(true);
      return;
    }
    fills.current += 1;
    load();
  }, [ready, count, inView, capped]);

  const loadMore = useCallback(() => {
    fills.current = 0;
    setCapped(false);
    onLoadMore();
  }, [onLoadMore]);

  return { sentinel, capped, loadMore };
}
