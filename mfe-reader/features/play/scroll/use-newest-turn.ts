import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newestAttribute } from '../../text/message-element.ts';
import { useScrollArea } from './scroll-area.context.ts';

/** In px. A lower view, such as that of a phone on its side, has no room for the text before the line. */
const lowView = 480;

interface NewestTurn {
  /** Ref of the element with the turns and what follows them. */
  content: RefObject<HTMLDivElement | null>;
  /** The newest turn is below the view. */
  away: boolean;
  toEnd(): void;
}

/**
 * Scrolls the reader’s newest line into the upper quarter when a reply begins: below the end of the text before it, as many
 * replies are shorter than the screen, and with room for the reply. A long line ends in the middle, so that the reply is seen to
 * begin. Nothing moves while the reply grows.
 */
export function useNewestTurn({
  isGenerating,
  navigating,
  turns,
}: {
  isGenerating: boolean;
  navigating: boolean;
  /** Number of turns that are loaded. */
  turns: number;
}): NewestTurn {
  const area = useScrollArea();
  const content = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  /** The position after the last scroll. */
  const seenTop = useRef(0);
  const findLine = useCallback(() => content.current?.querySelector(`[${newestAttribute}]`) ?? null, []);

  /** Makes the page long enough to scroll further by `distance`, in px. */
  const makeRoom = useCallback(
    (distance: number) => {
      const missing = distance - area.fromEnd();
      const { current } = content;
      if (current && missing > 0) current.style.minHeight = `${current.offsetHeight + missing}px`;
    },
    [area],
  );

  /** Scrolls the newest line into the upper quarter. `moved`: what the browser has scrolled by itself, in px. */
  const showLine = useCallback(
    (moved: () => number) => {
      const line = findLine();
      if (!content.current || !line) return;
      content.current.style.minHeight = '';
      const margin = Number.parseFloat(getComputedStyle(line).scrollMarginBlockStart) || 0;
      const box = line.getBoundingClientRect();
      const top = box.top - area.start() - margin;
      const room = area.height() < lowView ? 0 : area.height() / 4;
      const distance = Math.max(
        top - Math.min(Math.max(top - moved(), 0), room),
        box.bottom - area.start() - area.height() / 2,
      );
      makeRoom(distance);
      area.by(distance);
      setAway(false);
    },
    [findLine, makeRoom, area],
  );

  useLayoutEffect(() => {
    // Without the options the page is shorter, and the browser may have moved it.
    if (isGenerating) showLine(() => seenTop.current - area.top());
  }, [isGenerating, showLine, area]);

  /** Shows the line if the story ends above the view, which would be empty. */
  const leaveRoom = useCallback(() => {
    const line = findLine();
    if (!content.current?.style.minHeight || (line && line.getBoundingClientRect().bottom > area.start()))
      return;
    content.current.style.minHeight = '';
    showLine(() => 0);
  }, [findLine, showLine, area]);

  const turnsBefore = useRef(turns);
  useLayoutEffect(() => {
    const isShorter = turns < turnsBefore.current;
    turnsBefore.current = turns;
    if (!isShorter) return;
    leaveRoom();
    // Begun again.
    if (turns === 0) area.by(-area.top());
  }, [turns, leaveRoom, area]);

  // After a navigation, the room is only what keeps the view in its place.
  useLayoutEffect(() => {
    if (navigating || !content.current) return;
    const top = area.top();
    content.current.style.minHeight = '';
    const lost = top - area.top();
    if (lost <= 0) return;
    makeRoom(lost);
    area.by(lost);
    leaveRoom();
  }, [navigating, makeRoom, leaveRoom, area]);

  const look = useCallback(() => {
    seenTop.current = area.top();
    const line = findLine();
    setAway(
      line ? line.getBoundingClientRect().top > window.innerHeight : area.fromEnd() > window.innerHeight,
    );
  }, [findLine, area]);

  // A layout effect, because a hidden page must not handle the scrolling of the next page.
  useLayoutEffect(() => area.onScroll(look), [area, look]);

  useEffect(() => {
    if (!content.current || typeof ResizeObserver === 'undefined') return;
    let width = content.current.offsetWidth;
    const observer = new ResizeObserver(() => {
      const isTurned = content.current?.offsetWidth !== width;
      width = content.current?.offsetWidth ?? width;
      // The text has other lines than those that the room was made for.
      if (isTurned && content.current?.style.minHeight) showLine(() => 0);
      look();
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [look, showLine]);

  const toEnd = useCallback(() => {
    setAway(false);
    area.toEnd();
  }, [area]);

  return { content, away, toEnd };
}
