import { createHash } from 'node:crypto';

/** A story that may be on the first page of Trending. */
export interface Candidate {
  id: string;
  authorId: string;
  isNew: boolean;
}

const HOUR = 3_600_000;
/** Age up to which a story is new, in ms. */
export const NEW_MS = 48 * HOUR;
const NEW_SHARE = 0.15;
const MAX_BY_AUTHOR = 2;

/**
 * Chooses the first page of Trending: the hottest stories, at most two by one author, and a share of newcomers in the
 * given order. If there are too few authors, the stories left out fill the page.
 */
export function composeFirstPage(
  hottest: readonly Candidate[],
  newcomers: readonly Candidate[],
  size: number,
): string[] {
  const hot = limitByAuthor(hottest, []).slice(0, size);
  const wanted = Math.round(size * NEW_SHARE) - hot.filter(({ isNew }) => isNew).length;
  const others = newcomers.filter(({ id }) => hot.every((each) => each.id !== id));
  const inserted = limitByAuthor(others, hot).slice(0, Math.max(0, wanted));
  const older = hot.filter(({ isNew }) => !isNew);
  const excess = Math.max(0, hot.length + inserted.length - size);
  const removed = older.slice(older.length - excess);
  const remaining = hot.filter((each) => !removed.includes(each));
  const chosen = distribute(remaining, inserted).map(({ id }) => id);
  const leftOut = hottest.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return [...chosen, ...leftOut].slice(0, size);
}

/** Shuffles by the hour: all visitors see the same order within an hour, and over time each story is among the first. */
export function rotateHourly(ids: readonly string[], now: Date): string[] {
  const hour = Math.floor(now.getTime() / HOUR);
  const keys = new Map(ids.map((id) => [id, createHash('md5').update(`${hour}:${id}`).digest('hex')]));
  return ids.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
}

function limitByAuthor(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate[] {
  const limited: Candidate[] = [];
  for (const candidate of candidates) {
    const sameAuthor = [...chosen, ...limited].filter(({ authorId }) => authorId === candidate.authorId);
    if (sameAuthor.length < MAX_BY_AUTHOR) limited.push(candidate);
  }
  return limited;
}

/** Inserts stories at even distances, never first unless there are no others. */
function distribute(page: readonly Candidate[], inserted: readonly Candidate[]): Candidate[] {
  const distance = (page.length + inserted.length) / Math.max(1, inserted.length);
  return inserted.reduce<Candidate[]>(
    (result, story, index) => result.toSpliced(Math.floor((index + 1) * distance) - 1, 0, story),
    [...page],
  );
}
