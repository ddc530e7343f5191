import { messageAttribute } from './message-element.ts';

/** What was selected of a turn as one of its buttons was pressed: a tap takes the selection away before it acts. */
let kept: { messageId: string; words: string } | null = null;

function selectedNow(messageId: string): string {
  const turn = document.querySelector(`[${messageAttribute}="${CSS.escape(messageId)}"] article`);
  const selection = document.getSelection();
  if (!turn || !selection) return '';
  const inside = turn.contains(selection.anchorNode) && turn.contains(selection.focusNode);
  return inside ? selection.toString().replace(/\s+/g, ' ').trim() : '';
}

/** Called as a button under a turn is pressed; presses in what it opened say nothing of the turn. */
export function keepSelected(
  messageId: string,
  press: { currentTarget: Element; target: EventTarget },
): void {
  if (!(press.target instanceof Node) || !press.currentTarget.contains(press.target)) return;
  kept = { messageId, words: selectedNow(messageId) };
}

/** The words of a turn that its reader has selected, or had when its button was pressed; empty without any. */
export function selectedWords(messageId: string): string {
  return selectedNow(messageId) || (kept?.messageId === messageId ? kept.words : '');
}
