import { messageAttribute } from '../text/message-element.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Marking } from './highlighter.ts';

const name = 'reading-aloud';

/** Marks the sentence where it stands; nothing where the turn is not drawn or the browser cannot mark. */
function draw(messageId: string, sentence: Sentence | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const range = sentence && rangeOf(messageId, sentence);
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

/** Shows the sentence, unless the reader has scrolled away from the one before it. */
function show(messageId: string, sentence: Sentence, before: Sentence | null): void {
  const last = before && rangeOf(messageId, before);
  if (last && !isInSight(last)) return;
  const range = rangeOf(messageId, sentence);
  if (!range || isInSight(range)) return;
  const middle = window.innerHeight / 3;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = range.getBoundingClientRect().top - middle;
  window.scrollBy({ top, behavior: reduced ? 'instant' : 'smooth' });
}

/** px at the upper and the lower edge that the header and the box to write in stand over. */
const covered = { above: 64, below: 200 };

function isInSight(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return top >= covered.above && bottom <= window.innerHeight - covered.below;
}

/** The sentence on the page; null when it is not there, or not yet whole. */
export function rangeOf(messageId: string, { paragraph, from, to }: Sentence): Range | null {
  const turn = document.querySelector(`[${messageAttribute}="${CSS.escape(messageId)}"]`);
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

export const marking: Marking = { draw, show };
