import type { Candidate } from './evaluation.ts';

/** In tokens. */
export interface LoreBudget {
  constant: number;
  triggered: number;
}

/** Sorts the most relevant first. The order of constants does not depend on the messages. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    trueFirst(a.reason === 'constant', b.reason === 'constant') ||
    (a.reason === 'constant' ? 0 : compareRelevance(a, b)) ||
    b.entry.priority - a.entry.priority ||
    (a.reason === 'constant' ? 0 : recency(a) - recency(b)) ||
    a.entry.order - b.entry.order ||
    (a.entry.id < b.entry.id ? -1 : 1)
  );
}

/** Entries named in the user message come first, then sticky ones. */
function compareRelevance(a: Candidate, b: Candidate): number {
  return (
    trueFirst(a.messageIndex === 0, b.messageIndex === 0) ||
    trueFirst(a.reason === 'sticky', b.reason === 'sticky')
  );
}

const trueFirst = (a: boolean, b: boolean): number => Number(b) - Number(a);
const recency = ({ messageIndex }: Candidate): number => messageIndex ?? Number.MAX_SAFE_INTEGER;

/** Selects sorted candidates that fit their budget; one that does not fit is skipped. */
export function fillBudget<Sized extends { reason: Candidate['reason']; tokens: number }>(
  sorted: readonly Sized[],
  budget: LoreBudget,
): Set<Sized> {
  const left = { ...budget };
  return new Set(
    sorted.filter(({ reason, tokens }) => {
      const part = reason === 'constant' ? 'constant' : 'triggered';
      if (tokens > left[part]) return false;
      left[part] -= tokens;
      return true;
    }),
  );
}
