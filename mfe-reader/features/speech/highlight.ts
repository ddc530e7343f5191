import { itemAttribute } from '../chat/use-window.ts';
import type { Sentence } from './sentences.ts';

const name = 'reading-aloud';

/** Marks the sentence where it stands; nothing where the turn is not drawn or the browser cannot mark. */
export function mark(messageId: string, sentence: Sentence | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const range = sentence && rangeOf(messageId, sentence);
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

/** The sentence on the page; null when it is not there, or not yet whole. */
export function rangeOf(messageId: string, { paragraph, from, to }: Sentence): Range | null {
  const turn = document.querySelector(`[${itemAttribute}="${CSS.escape(messageId)}"]`);
  const element = turn?.querySelectorAll('[data-prose] > p')[paragraph];
  if (!element) return null;
  const [start, end] = [placeOf(element, from), placeOf(element, to)];
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

function placeOf(element: Element, at: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (at <= before + length) return { node, offset: at - before };
    before += length;
  }
  return null;
}
