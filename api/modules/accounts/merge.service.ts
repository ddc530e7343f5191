import type { MergedData } from '@storyloom/contract/entities/login-result';
import type { Tx } from '../../platform/db.ts';

/** A guest whose data moves to an account. */
export interface GuestMerge {
  guestId: string;
  userId: string;
}

/** The moved data that a login tells about. */
interface Moved {
  saves?: number;
  storyIds?: readonly string[];
  points?: number;
}

/** A module's part of a merge: moves all rows of the guest that exist, so that it can run again. */
export type MergeStep = (tx: Tx, merge: GuestMerge) => Promise<Moved> | Promise<void>;

interface MergeParts {
  /** In the order in which replies take their locks. */
  steps: readonly MergeStep[];
  /** Locks the guest's row: it waits for others that insert rows of the guest, and they wait for it. */
  lockGuest(tx: Tx, guestId: string): Promise<void>;
  /** Deletes the guest, with the sessions. */
  deleteGuest(tx: Tx, guestId: string): Promise<void>;
}

export type MergeGuest = (tx: Tx, merge: GuestMerge) => Promise<MergedData | null>;

/**
 * Moves everything of a guest into an account, in the caller's transaction. The steps run twice: a request of the guest's that
 * inserted rows meanwhile holds locks of its own, so the guest's row is locked after the first pass, and the second
 * one moves what was inserted until then. Later inserts of the guest's fail.
 */
export function createGuestMerge({ steps, lockGuest, deleteGuest }: MergeParts): MergeGuest {
  return async (tx, merge) => {
    const moved: Moved[] = [];
    const run = async () => {
      for (const step of steps) moved.push((await step(tx, merge)) ?? {});
    };
    await run();
    await lockGuest(tx, merge.guestId);
    await run();
    await deleteGuest(tx, merge.guestId);
    return summarize(moved);
  };
}

function summarize(moved: readonly Moved[]): MergedData | null {
  const sum = (pick: (each: Moved) => number | undefined) =>
    moved.reduce((total, each) => total + (pick(each) ?? 0), 0);
  const merged = {
    stories: new Set(moved.flatMap(({ storyIds = [] }) => storyIds)).size,
    saves: sum(({ saves }) => saves),
    points: sum(({ points }) => points),
  };
  return Object.values(merged).some((count) => count > 0) ? merged : null;
}
