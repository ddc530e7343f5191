import type { Memory } from '../../../messages/messages.service.ts';

/** In characters; longer sentences do not read like a memory. */
const MAX_LENGTH = 120;
const first = /^[^.!?。！？\n]+[.!?。！？]?/u;

/** The best memory that the offline storyteller can quote, with the first sentence of its user message. */
export function pickQuote(memories: readonly Memory[]): { memory: Memory; sentence: string } | undefined {
  return memories
    .map((memory) => ({ memory, sentence: first.exec(memory.userText.trim())?.[0].trim() ?? '' }))
    .find(
      ({ sentence }) =>
        sentence.length <= MAX_LENGTH && /\p{L}/u.test(sentence) && !/["“”«»「」]/u.test(sentence),
    );
}
