import { messageAttribute } from '../text/message-element.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Highlighter } from './highlighter.ts';

const name = 'reading-aloud';

/** Does nothing if the message is not in the page or the browser has no CSS highlights. */
function highlight(messageId: string, sentence: Sentence | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const range = sentence && rangeOf(messageId, sentence);
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

function reveal(messageId: string, sentence: Sentence, previous: Sentence | null): void {
  const last = previous && rangeOf(messageId, previous);
  if (last && !isInView(last)) return;
  const range = rangeOf(messageId, sentence);
  if (!range || isInView(range)) return;
  const middle = window.innerHeight / 3;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = range.getBoundingClientRect().top - middle;
  window.scrollBy({ top, behavior: reduced ? 'instant' : 'smooth' });
}

/** Height in px that the header and the composer cover at the edges of the window. */
const covered = { above: 64, below: 200 };

function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return top >= covered.above && bottom <= window.innerHeight - covered.below;
}

/** The sentence in the page; null if it is not there or not complete. */
export function rangeOf(messageId: string, { paragraph, from, to }: Sentence): Range | null {
  const turn = document.querySelector(`[${messageAttribute}="${CSS.escape(messageId)}"]`);
  const element = turn?.querySelectorAll('[data-prose] > p')[paragraph];
  if (!element) return null;
  const [start, end] = [positionOf(element, from), positionOf(element, to)];
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

function positionOf(element: Element, at: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (at <= before + length) return { node, offset: at - before };
    before += length;
  }
  return null;
}

export const highlighter: Highlighter = { highlight, reveal };
