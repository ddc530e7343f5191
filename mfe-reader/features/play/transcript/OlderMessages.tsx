import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useEffect, useRef, useState } from 'react';
import type { ChatState } from '../../chat/store/chat-state.ts';
import styles from './OlderMessages.module.css';

/**
 * ms after the page is shown: by then it stands where the reader left it. It is put there only after 400 ms, and what is
 * loaded at its top before that would move all that follows.
 */
const settling = 600;

/** Where earlier messages come in while the reader scrolls up. */
export function OlderMessages({ state, onLoad }: { state: ChatState; onLoad: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const { older, olderCursor } = state;
  const more = olderCursor !== null;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settling);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, []);
  useEffect(() => {
    const element = mark.current;
    // Made anew after each load, so that a mark still in sight asks again.
    if (!settled || !element || !more || older !== 'idle' || typeof IntersectionObserver === 'undefined')
      return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onLoad();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: '900px 0px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [settled, more, older, onLoad]);
  if (!more) return null;
  if (older === 'failed') {
    return <ErrorPanel compact title="Earlier pages did not load" text="They are safe." onRetry={onLoad} />;
  }
  return (
    <div ref={mark} className={styles.older} aria-busy={older === 'loading'}>
      <TextSkeleton lines={4} />
    </div>
  );
}
