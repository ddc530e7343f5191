import type { InputOf } from '@storyloom/contract/endpoint';
import type { optimize } from '@storyloom/contract/endpoints/stories/optimize';
import { writingHelpLimits } from '@storyloom/contract/limits/writing-help';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

/** A request as this device keeps it, until its result is applied or discarded. */
interface KeptRun {
  input: InputOf<typeof optimize>;
  /** Index at which the part began that is improved alone; null for a whole text. */
  start: number | null;
  /** Time of the request, in ms since 1970. */
  at: number;
}

type KeptRuns = Readonly<Record<string, KeptRun>>;

/** One item for each draft; stories that were never saved share one. */
const itemOf = (story: string | null) => `writing-help:${story ?? 'new'}`;

/** The requests of a draft by path that the server still knows: older ones would be charged again. */
export function readKeptRuns(userId: string | null, story: string | null): KeptRuns {
  const oldest = Date.now() - writingHelpLimits.retentionDays * 86_400_000;
  try {
    const kept = JSON.parse(readVisitorItem(userId, itemOf(story)) ?? '{}') as KeptRuns;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

export function keepRun(userId: string | null, story: string | null, path: string, run: KeptRun): void {
  writeKeptRuns(userId, story, { ...readKeptRuns(userId, story), [path]: run });
}

export function forgetRun(userId: string | null, story: string | null, path: string): void {
  const { [path]: _, ...others } = readKeptRuns(userId, story);
  writeKeptRuns(userId, story, others);
}

/** Gives requests of a story that was never saved to its draft, which has an id now. */
export function moveRuns(userId: string | null, story: string, paths: readonly string[]): void {
  const kept = readKeptRuns(userId, null);
  for (const path of paths) {
    const run = kept[path];
    if (run === undefined) continue;
    keepRun(userId, story, path, run);
    forgetRun(userId, null, path);
  }
}

function writeKeptRuns(userId: string | null, story: string | null, runs: KeptRuns): void {
  const isEmpty = Object.keys(runs).length === 0;
  writeVisitorItem(userId, itemOf(story), isEmpty ? null : JSON.stringify(runs));
}
