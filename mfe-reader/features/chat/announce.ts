import type { ChatState } from './chat.state.ts';

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
  if (reply.state === 'stopped') return 'Reply stopped';
  return reply.state === 'done' ? 'Reply complete' : '';
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
