import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters } from '@storyloom/contract/core/characters';

/** Characters left for all facts of a save; null while more than one full fact fits. */
export function charactersLeft(facts: readonly PinnedFact[]): number | null {
  const left =
    chatLimits.factsTogether - facts.reduce((sum, { content }) => sum + countCharacters(content), 0);
  return left < chatLimits.fact ? Math.max(0, left) : null;
}

export function isFull(facts: readonly PinnedFact[]): boolean {
  return facts.length >= chatLimits.facts || charactersLeft(facts) === 0;
}

/** Identity of a fact across unpinning and pinning it again. */
export function keyOf({ messageId, content }: PinnedFact): string {
  return `${messageId ?? ''} ${content}`;
}

/** The pinned facts and those unpinned since the list was opened, in order of creation. */
export function rowsOf(facts: readonly PinnedFact[], unpinned: readonly PinnedFact[]): PinnedFact[] {
  const ids = new Set(unpinned.map(({ id }) => id));
  const here = facts.filter(({ id }) => !ids.has(id));
  const again = new Set(here.map(keyOf));
  return [...here, ...unpinned.filter((fact) => !again.has(keyOf(fact)))].sort(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}
