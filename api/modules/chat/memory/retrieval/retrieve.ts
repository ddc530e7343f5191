import type { Handle } from '../../../../platform/db.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { PathNode } from '../path.repository.ts';
import { LEAST_MESSAGES } from '../tokens/budget.ts';
import { selectMoments } from './memories.repository.ts';
import { askedOf } from './query-terms.ts';

/** So many moments are called up at most. */
const MOST = 4;
/** One rare word that the reader said is enough, or three that the last reply ended with. */
const ENOUGH = 0.9;

/**
 * The moments of a path, told short by now, that its end speaks of; best first. The path is given newest first; what
 * it says word for word anyway is none.
 */
export async function recall(
  handle: Handle,
  path: readonly Pick<PathNode, 'role' | 'text' | 'depth' | 'chapters' | 'line'>[],
): Promise<Memory[]> {
  const line = path.find(({ chapters }) => chapters !== null)?.line ?? [];
  const recent = path.slice(0, LEAST_MESSAGES);
  const above = recent.at(-1)?.depth ?? 0;
  if (line.length === 0 || above === 0) return [];
  const asked = askedOf(path);
  if (asked.reduce((sum, { weight }) => sum + weight, 0) < ENOUGH) return [];
  return selectMoments(handle, { line, asked, above, enough: ENOUGH, most: MOST });
}
