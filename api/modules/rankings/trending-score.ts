/** Scores are relative to this time, so that stored scores never need to be decayed. */
const EPOCH = Date.UTC(2026, 0, 1);
const HALF_LIFE_MS = 48 * 3_600_000;
/** The smallest weight: log2(0) is undefined. */
const MIN_WEIGHT = 1e-9;

const WEIGHTS = { readerDay: 1, tenTurns: 3, returned: 4, shareOpened: 3 };
const GUEST_FACTOR = 0.25;

/**
 * log2 of a weight given at a time, with a half-life of 48 hours. A weight given one half-life later scores 1 higher,
 * so scores of different times can be compared as they are stored.
 */
export function toTrendingScore(weight: number, at: Date): number {
  return Math.log2(Math.max(weight, MIN_WEIGHT)) + (at.getTime() - EPOCH) / HALF_LIFE_MS;
}

export interface ReaderTurns {
  /** Turns in this batch. */
  added: number;
  /** All turns of this reader in this story, with this batch. */
  total: number;
  /** The day of the last turn before this batch, as YYYY-MM-DD. */
  lastDay: string | null;
  today: string;
  isRealUser: boolean;
}

/** Weight of a reader's turns: once for the day, once for the tenth turn, and for returning on the next day. */
export function weighTurns({ added, total, lastDay, today, isRealUser }: ReaderTurns): number {
  let weight = 0;
  if (lastDay !== today) weight += WEIGHTS.readerDay;
  if (lastDay !== null && isDayBefore(lastDay, today)) weight += WEIGHTS.returned;
  if (total >= 10 && total - added < 10) weight += WEIGHTS.tenTurns;
  return scale(weight, isRealUser);
}

export function weighShareOpened(isRealUser: boolean): number {
  return scale(WEIGHTS.shareOpened, isRealUser);
}

const scale = (weight: number, isRealUser: boolean) => weight * (isRealUser ? 1 : GUEST_FACTOR);

function isDayBefore(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) === 86_400_000;
}
