import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useEffect, useRef, useState } from 'react';
import type { OlderMessages as Older } from '../../chat/store/chat-state.ts';

/**
 * Delay before the first load, in ms. A page that is shown again restores its scroll position after up to 400 ms;
 * messages inserted above before that would move the position.
 */
const restoreDelay = 600;

/** Loads earlier messages while the reader scrolls up. */
export function OlderMessages({ older, onLoad }: { older: Older; onLoad: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const { status } = older;
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRestored(true), restoreDelay);
    return () => {
      clearTimeout(timer);
      setRestored(false);
    };
  }, []);
  useEffect(() => {
    const element = mark.current;
    // Recreated after each load, so that a mark that is still in view loads again.
    if (!restored || !element || status !== 'partial' || typeof IntersectionObserver === 'undefined') return;
    const load = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onLoad();
    };
    const observer = new IntersectionObserver(load, { rootMargin: '900px 0px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [restored, status, onLoad]);
  if (status === 'complete') return null;
  if (status === 'failed') {
    return (
      <ErrorPanel compact title="Couldn’t load earlier messages." text="They’re safe." onRetry={onLoad} />
    );
  }
  return (
    <div ref={mark} aria-busy={status === 'loading'}>
      <TextSkeleton lines={4} />
    </div>
  );
}
