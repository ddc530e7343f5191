import { createHash } from 'node:crypto';

/** A story that may stand on the first page of Trending. */
export interface Candidate {
  id: string;
  authorId: string;
  isNew: boolean;
}

const HOUR = 3_600_000;
/** Stories younger than this are helped to be found. */
export const NEW_MS = 48 * HOUR;
const NEW_SHARE = 0.15;
const BY_ONE_AUTHOR = 2;

/**
 * Chooses the first page of Trending: the hottest, at most two by one author, and a share of new stories in the
 * order given. Where there are too few authors for that, the page is filled with what was passed over.
 */
export function firstPage(
  hottest: readonly Candidate[],
  newcomers: readonly Candidate[],
  size: number,
): string[] {
  const hot = atMostTwoEach(hottest, []).slice(0, size);
  const lacking = Math.round(size * NEW_SHARE) - hot.filter(({ isNew }) => isNew).length;
  const others = newcomers.filter(({ id }) => hot.every((one) => one.id !== id));
  const guests = atMostTwoEach(others, hot).slice(0, Math.max(0, lacking));
  const older = hot.filter(({ isNew }) => !isNew);
  const tooMany = Math.max(0, hot.length + guests.length - size);
  const leaving = older.slice(older.length - tooMany);
  const staying = hot.filter((one) => !leaving.includes(one));
  const chosen = spread(staying, guests).map(({ id }) => id);
  const passedOver = hottest.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return [...chosen, ...passedOver].slice(0, size);
}

/** Another order with each hour, the same for everybody within it: every new story gets its turn. */
export function takeTurns(ids: readonly string[], now: Date): string[] {
  const hour = Math.floor(now.getTime() / HOUR);
  const place = (id: string) => createHash('md5').update(`${hour}:${id}`).digest('hex');
  const places = new Map(ids.map((id) => [id, place(id)]));
  return ids.toSorted((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1));
}

function atMostTwoEach(candidates: readonly Candidate[], before: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const byTheSame = [...before, ...kept].filter(({ authorId }) => authorId === candidate.authorId);
    if (byTheSame.length < BY_ONE_AUTHOR) kept.push(candidate);
  }
  return kept;
}

/** The guests evenly among the others, none of them first unless alone. */
function spread(hosts: readonly Candidate[], guests: readonly Candidate[]): Candidate[] {
  const every = (hosts.length + guests.length) / Math.max(1, guests.length);
  return guests.reduce<Candidate[]>(
    (page, guest, place) => page.toSpliced(Math.floor((place + 1) * every) - 1, 0, guest),
    [...hosts],
  );
}
