import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageAttribute } from '../../text/message-element.ts';
import { goesOn, idsBetween, idsFromTo, type Stretch, stretchesOf } from './window.model.ts';

/** px beyond the screen within which items are drawn before they are seen. */
const ahead = 500;
/** px beyond the screen from which drawn items are put away: further, so that they do not come and go. */
const behind = 800;
/** px of an item that was never drawn. */
const likely = 200;

const itemOf = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest(`[${messageAttribute}]`);
const idOf = (element: Element | null | undefined) => element?.getAttribute(messageAttribute) ?? '';

/**
 * Draws what is in sight of a long list that scrolls with the window, and keeps the room of the rest. An item enters
 * drawn and is put away only after it was measured, so nothing moves; without a layout (a test, the server) all is drawn.
 */
export function useWindow(list: RefObject<HTMLElement | null>, ids: readonly string[]): Stretch[] {
  const heights = useRef(new Map<string, number>()).current;
  const gap = useRef(0);
  /** The first item in sight, and where it was: browsers without scroll anchoring are helped to keep it there. */
  const anchor = useRef<{ id: string; top: number } | null>(null);
  const [drawn, setDrawn] = useState<ReadonlySet<string> | null>(null);
  const now = useRef({ ids, drawn });
  const looked = useRef<readonly string[]>([]);
  now.current = { ids, drawn };

  const heightOf = useCallback((id: string) => heights.get(id) ?? likely, [heights]);

  const look = useCallback((): ReadonlySet<string> | null => {
    const element = list.current;
    // A page that is put away has no layout: what it knew stays true.
    if (!element || element.getBoundingClientRect().width === 0) return null;
    const { ids, drawn } = now.current;
    gap.current = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    anchor.current = null;
    for (const item of element.querySelectorAll(`:scope > [${messageAttribute}]`)) {
      const { top, bottom, height } = item.getBoundingClientRect();
      heights.set(idOf(item), height);
      if (bottom > 0) anchor.current ??= { id: idOf(item), top };
    }
    const layout = { ids, heightOf, gap: gap.current };
    const { top } = element.getBoundingClientRect();
    const between = (more: number) => idsBetween(layout, -top - more, -top + window.innerHeight + more);
    const near = new Set(between(behind));
    const wanted = new Set(between(ahead));
    for (const id of near) if (drawn?.has(id)) wanted.add(id);
    for (const id of heldIn(element, ids)) wanted.add(id);
    return drawn && drawn.size === wanted.size && [...wanted].every((id) => drawn.has(id)) ? null : wanted;
  }, [list, heights, heightOf]);

  useLayoutEffect(() => {
    const before = anchor.current;
    if (before && !globalThis.CSS?.supports?.('overflow-anchor', 'auto')) {
      const item = list.current?.querySelector(`[${messageAttribute}="${before.id}"]`);
      const moved = item ? item.getBoundingClientRect().top - before.top : 0;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    // What is new at the end is drawn as it is: to measure it now would lay the page out twice.
    const asBefore = goesOn(looked.current, ids);
    looked.current = ids;
    const next = asBefore ? null : look();
    if (next) setDrawn(next);
  }, [ids, look, list]);

  useEffect(() => {
    // Before this frame is painted: a reader who scrolls fast sees no empty room.
    const follow = () => {
      const next = look();
      if (next) flushSync(() => setDrawn(next));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [look]);

  return stretchesOf(
    { ids, heightOf, gap: gap.current },
    (id) => !heights.has(id) || (drawn?.has(id) ?? true),
  );
}

/** Items that may not go: the one with the focus, and those that text is selected in. */
function heldIn(list: Element, ids: readonly string[]): readonly string[] {
  const focused = list.contains(document.activeElement) ? idOf(itemOf(document.activeElement)) : '';
  const selection = document.getSelection();
  const selected =
    selection && !selection.isCollapsed
      ? idsFromTo(ids, idOf(itemOf(selection.anchorNode)), idOf(itemOf(selection.focusNode)))
      : [];
  return focused ? [focused, ...selected] : selected;
}
