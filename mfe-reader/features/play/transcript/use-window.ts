import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageAttribute } from '../../text/message-element.ts';
import { useScrollArea } from '../scroll/scroll-area.context.ts';
import { openMenu } from '../turn-actions/open-menu.ts';
import { idsBetween, idsFrom, isAppended, type ListPart, layOutList } from './window.model.ts';

/** Distance in px from the viewport within which items are rendered. */
const ahead = 500;
/** Distance in px beyond which rendered items are removed; larger, so that items do not flicker. */
const keep = 800;
/** Height in px assumed for an item that was never rendered. */
const estimatedHeight = 200;

const itemOf = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest(`[${messageAttribute}]`);
const idOf = (element: Element | null | undefined) => element?.getAttribute(messageAttribute) ?? '';

/**
 * Renders the items near the viewport of a long list that scrolls with its area, and spaces for the others. New
 * items are rendered, and removed only after they were measured, so nothing moves; a linked item stays. Without
 * layout (server, jsdom), all items are rendered.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  linkedId: string | null = null,
): ListPart[] {
  const area = useScrollArea();
  const heights = useRef(new Map<string, number>()).current;
  const gap = useRef(0);
  /** The first visible item and its place in what scrolls: the browser anchors nothing here, see `Play.module.css`. */
  const anchor = useRef<{ id: string; place: number } | null>(null);
  const [rendered, setRendered] = useState<ReadonlySet<string> | null>(null);
  const now = useRef({ ids, rendered });
  const lastIds = useRef<readonly string[]>([]);
  now.current = { ids, rendered };

  const heightOf = useCallback((id: string) => heights.get(id) ?? estimatedHeight, [heights]);

  const measure = useCallback((): ReadonlySet<string> | null => {
    const element = list.current;
    // A hidden page has no layout: the measurements stay valid.
    if (!element || element.getBoundingClientRect().width === 0) return null;
    const { ids, rendered } = now.current;
    gap.current = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    anchor.current = null;
    for (const item of element.querySelectorAll(`:scope > [${messageAttribute}]`)) {
      const { top, bottom, height } = item.getBoundingClientRect();
      heights.set(idOf(item), height);
      if (bottom > 0) anchor.current ??= { id: idOf(item), place: top + area.top() };
    }
    const layout = { ids, heightOf, gap: gap.current };
    const { top } = element.getBoundingClientRect();
    const between = (more: number) => idsBetween(layout, -top - more, -top + window.innerHeight + more);
    const near = new Set(between(keep));
    const next = new Set(between(ahead));
    for (const id of near) if (rendered?.has(id)) next.add(id);
    for (const id of retainedIn(element, ids)) next.add(id);
    return rendered && rendered.size === next.size && [...next].every((id) => rendered.has(id)) ? null : next;
  }, [list, heights, heightOf, area]);

  useLayoutEffect(() => {
    const before = anchor.current;
    const [first] = lastIds.current;
    // Older items were inserted above.
    if (before && first !== undefined && ids[0] !== first && ids.includes(first)) {
      const item = list.current?.querySelector(`[${messageAttribute}="${before.id}"]`);
      const moved = item ? item.getBoundingClientRect().top + area.top() - before.place : 0;
      if (Math.abs(moved) >= 1) area.by(moved);
    }
    // New items at the end are rendered already; measuring them now would lay the page out twice in this task.
    // Items restored by undo were measured before and are a space until the next measurement.
    const appended =
      isAppended(lastIds.current, ids) && ids.slice(lastIds.current.length).every((id) => !heights.has(id));
    lastIds.current = ids;
    const next = appended ? null : measure();
    if (next) setRendered(next);
  }, [ids, measure, list, heights, area]);

  useEffect(() => {
    // Synchronously, before this frame is painted: fast scrolling must not show empty space.
    const follow = () => {
      const next = measure();
      if (next) flushSync(() => setRendered(next));
      // After a jump, no item in view was rendered before.
      if (anchor.current === null) measure();
    };
    const stopFollowing = area.onScroll(follow);
    window.addEventListener('resize', follow);
    return () => {
      stopFollowing();
      window.removeEventListener('resize', follow);
    };
  }, [measure, area]);

  return layOutList(
    { ids, heightOf, gap: gap.current },
    (id) => id === linkedId || !heights.has(id) || (rendered?.has(id) ?? true),
  );
}

/** Items that must stay: the focused one, the one with an open menu, and those in the selection. */
function retainedIn(list: Element, ids: readonly string[]): readonly string[] {
  const focused = list.contains(document.activeElement) ? idOf(itemOf(document.activeElement)) : '';
  const selection = document.getSelection();
  const selected =
    selection && !selection.isCollapsed
      ? idsFrom(ids, idOf(itemOf(selection.anchorNode)), idOf(itemOf(selection.focusNode)))
      : [];
  const opened = idOf(itemOf(list.querySelector(openMenu)));
  return [focused, opened, ...selected].filter((id) => id !== '');
}
