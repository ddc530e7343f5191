import { messageAttribute } from './message-element.ts';

/** The selection when a button was pressed. On touch screens the tap clears the selection before the click. */
let captured: { messageId: string; text: string } | null = null;

function currentSelection(messageId: string): string {
  const turn = document.querySelector(`[${messageAttribute}="${CSS.escape(messageId)}"] article`);
  const selection = document.getSelection();
  if (!turn || !selection) return '';
  const inside = turn.contains(selection.anchorNode) && turn.contains(selection.focusNode);
  return inside ? selection.toString().replace(/\s+/g, ' ').trim() : '';
}

/** Call on pointer down in the actions of a message. Presses in portals (menus, dialogs) are ignored. */
export function captureSelection(
  messageId: string,
  press: { currentTarget: Element; target: EventTarget },
): void {
  if (!(press.target instanceof Node) || !press.currentTarget.contains(press.target)) return;
  captured = { messageId, text: currentSelection(messageId) };
}

/** The text selected within a message, now or when one of its actions was pressed; empty if there is none. */
export function selectedText(messageId: string): string {
  return currentSelection(messageId) || (captured?.messageId === messageId ? captured.text : '');
}
