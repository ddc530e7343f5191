import type { ChatState } from '../../chat/store/chat-state.ts';
import { isCutShort, isWithheld } from '../../chat/store/transcript.ts';

/** What a screen reader is told of a reply: whole sentences, each once. */
export interface Said {
  words: string;
  length: number;
}

export const generating: Said = { words: 'Generating', length: 0 };

/** How a reply ended. Nothing where the alert below the story tells why there is none. */
export function endingOf({ trouble, messages }: Pick<ChatState, 'trouble' | 'messages'>): string {
  const reply = messages.at(-1);
  if (trouble || reply?.role !== 'assistant') return '';
  if (isWithheld(reply)) return 'The reply was held back';
  if (isCutShort(reply)) return 'The rest of the reply was held back';
  if (reply.state === 'stopped') return 'Reply stopped';
  if (reply.finishReason === 'length') return 'The reply ran out of room';
  return reply.state === 'done' ? 'Reply complete' : '';
}

/** The last that is said of a reply: words not said yet, unless they were taken back, and how it ended. */
export function lastWords(rest: string, state: Pick<ChatState, 'trouble' | 'messages'>): string {
  const reply = state.messages.at(-1);
  const kept = reply && isWithheld(reply) ? '' : rest;
  return `${kept} ${endingOf(state)}`.trim();
}

const sentenceEnd = /[.!?…。！？]["'”’)\]]*(?=\s|$)|\n/g;

/** The sentences of `text` that ended since `said`; null when none did. */
export function nextSentences(text: string, said: Said): Said | null {
  const fresh = text.slice(said.length);
  const last = [...fresh.matchAll(sentenceEnd)].at(-1);
  if (!last) return null;
  const end = last.index + last[0].length;
  // The text may go on after a full stop without a space: "3.5". Wait for what follows.
  if (end === fresh.length && !last[0].endsWith('\n')) return nextSentences(text.slice(0, -1), said);
  const words = fresh.slice(0, end).trim();
  return words === '' ? null : { words, length: said.length + end };
}
