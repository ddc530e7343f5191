import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How many pages may load without the reader having scrolled. */
const AUTO_FILL_CAP = 5;

export interface AutoFill {
  /** Put on the last element of the list. */
  sentinel: RefObject<HTMLDivElement | null>;
  /** The cap is reached: the next page waits for a press on `loadMore`. */
  capped: boolean;
  loadMore: () => void;
}

interface AutoFillInput {
  /** A next page exists, nothing is loading and nothing has failed. */
  ready: boolean;
  /** Items shown: a page that arrives without the list ever having been busy is still a page. */
  count: number;
  onLoadMore: () => void;
  root: RefObject<HTMLElement | null> | undefined;
}

/** Loads the next page while the end of the list is in sight; a scroll by the reader gives the cap back. */
export function useAutoFill({ ready, count, onLoadMore, root }: AutoFillInput): AutoFill {
  const sentinel = useRef<HTMLDivElement>(null);
  const fills = useRef(0);
  const [inView, setInView] = useState(false);
  const [capped, setCapped] = useState(false);

  useEffect(() => {
    const element = sentinel.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { root: root?.current ?? null, rootMargin: '0px 0px 600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    const scroller: EventTarget = root?.current ?? window;
    const giveBack = () => {
      fills.current = 0;
      setCapped(false);
    };
    scroller.addEventListener('scroll', giveBack, { passive: true });
    return () => scroller.removeEventListener('scroll', giveBack);
  }, [root]);

  // An event, so that a new function from the parent alone never loads a page.
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
