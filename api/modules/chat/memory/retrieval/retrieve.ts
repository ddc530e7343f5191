import type { Handle } from '../../../../platform/db.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { PathNode } from '../path.repository.ts';
import { MIN_MESSAGES } from '../tokens/budget.ts';
import { findMemories } from './memories.repository.ts';
import { extractQueryTerms } from './query-terms.ts';

const MAX_MEMORIES = 4;
/** Score of one rare word of the user message, or of three words of the end of the last reply. */
const MIN_SCORE = 0.9;

/**
 * The summarized exchanges of a path that its newest messages mention, best first. The path is newest first;
 * messages that the prompt contains anyway are not searched.
 */
export async function retrieveMemories(
  handle: Handle,
  path: readonly Pick<PathNode, 'role' | 'text' | 'depth' | 'sections' | 'branches'>[],
): Promise<Memory[]> {
  const branches = path.find(({ sections }) => sections !== null)?.branches ?? [];
  const recent = path.slice(0, MIN_MESSAGES);
  const above = recent.at(-1)?.depth ?? 0;
  if (branches.length === 0 || above === 0) return [];
  const terms = extractQueryTerms(path);
  if (terms.reduce((sum, { weight }) => sum + weight, 0) < MIN_SCORE) return [];
  return findMemories(handle, { branches, terms, above, enough: MIN_SCORE, limit: MAX_MEMORIES });
}
