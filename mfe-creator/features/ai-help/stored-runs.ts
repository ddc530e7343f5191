import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { optimize } from '@storyloom/contract/stories/endpoints/optimize';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

/** A request stored on this device until its result is applied or discarded. */
interface StoredRun {
  input: InputOf<typeof optimize>;
  /** Start index of the selected part; null for a whole text. */
  start: number | null;
  /** Time of the request, in ms since 1970. */
  at: number;
}

type StoredRuns = Readonly<Record<string, StoredRun>>;

/** Storage key of a draft. All stories that were never saved share one key. */
const itemOf = (story: string | null) => `writing-help:${story ?? 'new'}`;

/** The unexpired requests of a draft by path. The server would charge older ones again. */
export function readStoredRuns(userId: string | null, story: string | null): StoredRuns {
  const oldest = Date.now() - writingHelpLimits.retentionDays * 86_400_000;
  try {
    const stored = JSON.parse(readVisitorItem(userId, itemOf(story)) ?? '{}') as StoredRuns;
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

export function storeRun(userId: string | null, story: string | null, path: string, run: StoredRun): void {
  writeStoredRuns(userId, story, { ...readStoredRuns(userId, story), [path]: run });
}

export function forgetRun(userId: string | null, story: string | null, path: string): void {
  const { [path]: _, ...others } = readStoredRuns(userId, story);
  writeStoredRuns(userId, story, others);
}

/** Moves requests of a new story to its id after the first save. */
export function moveRuns(userId: string | null, story: string, paths: readonly string[]): void {
  const stored = readStoredRuns(userId, null);
  for (const path of paths) {
    const run = stored[path];
    if (run === undefined) continue;
    storeRun(userId, story, path, run);
    forgetRun(userId, null, path);
  }
}

function writeStoredRuns(userId: string | null, story: string | null, runs: StoredRuns): void {
  const isEmpty = Object.keys(runs).length === 0;
  writeVisitorItem(userId, itemOf(story), isEmpty ? null : JSON.stringify(runs));
}
