import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { type StoredLoreTrace, splitSentences } from '../../lore/lore.service.ts';

/** Characters of a sentence that is hardly in another text by chance. */
const LONG = 20;

/** Adds the entries to a trace that the text of a reply without a model tells. */
export function addTold(
  trace: readonly StoredLoreTrace[],
  entries: readonly LoreEntry[],
  { text, countTokens }: { text: string; countTokens(text: string): number },
): StoredLoreTrace[] {
  const words = wordsOf(text);
  const tells = ({ content }: LoreEntry) => {
    const long = splitSentences(content).filter((sentence) => sentence.length >= LONG);
    return (long.length > 0 ? long : [content]).some((sentence) => words.includes(wordsOf(sentence)));
  };
  const active = new Set(trace.flatMap((one) => (one.outcome === 'active' ? one.entryId : [])));
  const told = entries.filter((entry) => !entry.secret && !active.has(entry.id) && tells(entry));
  const ids = new Set(told.map(({ id }) => id));
  return [
    ...trace.filter(({ entryId }) => !ids.has(entryId)),
    ...told.map(({ id: entryId, content }) => ({
      entryId,
      reason: 'told' as const,
      key: null,
      messageId: null,
      tokens: countTokens(content),
      outcome: 'active' as const,
    })),
  ];
}

/** Labels such as “Gull Rock:” and line breaks are told in another form. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
