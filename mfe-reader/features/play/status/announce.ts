import type { Message } from '@storyloom/contract/chat/entities/message';
import type { ChatError } from '../../chat/store/chat-error.ts';
import { isPartlyWithheld, isWithheld } from '../../chat/store/transcript.ts';

/** Whole sentences of a reply, announced once. */
export interface Announcement {
  text: string;
  /** Offset in the reply up to which it was announced. */
  end: number;
}

export const startAnnouncement: Announcement = { text: 'Generating', end: 0 };

export const thinkingText = 'Thinking…';

interface Ending {
  error: ChatError | null;
  messages: readonly Message[];
}

/** How a reply ended; empty if the error panel announces why there is none. */
export function endingOf({ error, messages }: Ending): string {
  const reply = messages.at(-1);
  if (error || reply?.role !== 'assistant') return '';
  if (isWithheld(reply)) return 'The reply was hidden by our safety rules';
  if (isPartlyWithheld(reply)) return 'The rest of the reply was hidden by our safety rules';
  if (reply.state === 'stopped') return 'Reply stopped';
  if (reply.finishReason === 'length') return 'The reply hit its length limit';
  return reply.state === 'done' ? 'Reply complete' : '';
}

/** The rest of a reply, unless it failed or was withheld, and how the reply ended. */
export function lastAnnouncement(rest: string, ending: Ending): string {
  const reply = ending.messages.at(-1);
  const isShown = ending.error?.kind !== 'unfinished' && !(reply && isWithheld(reply));
  const shown = isShown ? rest : '';
  return `${shown} ${endingOf(ending)}`.trim();
}

const sentenceEnd = /[.!?…。！？]["'”’)\]]*(?=\s|$)|\n/g;

/** The sentences completed since the last announcement; null if there are none. */
export function nextAnnouncement(reply: string, { end: from }: Announcement): Announcement | null {
  const fresh = reply.slice(from);
  const last = [...fresh.matchAll(sentenceEnd)].at(-1);
  if (!last) return null;
  const end = last.index + last[0].length;
  // A full stop at the very end may turn out to be part of "3.5".
  if (end === fresh.length && !last[0].endsWith('\n')) {
    return nextAnnouncement(reply.slice(0, -1), { text: '', end: from });
  }
  const text = fresh.slice(0, end).trim();
  return text === '' ? null : { text, end: from + end };
}
