import type { MergedData } from '@storyloom/contract/entities/login-result';
import type { Tx } from '../../platform/db.ts';
import { findUsedColumns } from './used-columns.ts';

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

/** A module's part of a merge. */
export interface MergeStep {
  /** The columns (`table.column`) with the ids of users whose rows it moves. It runs if the guest is in one of them. */
  columns: readonly string[];
  /** Moves all rows of the guest that exist, so that it can run again. */
  move(tx: Tx, merge: GuestMerge): Promise<Moved> | Promise<void>;
}

interface MergeParts {
  /** In the order in which replies take their locks. */
  steps: readonly MergeStep[];
  /**
   * Waits for requests that begin a reply or an image of the guest's, and keeps later ones waiting. These end on their own,
   * and their end takes locks that the merge holds after its first pass.
   */
  beginMerge(tx: Tx, guestId: string): Promise<void>;
  /** Locks the guest's row: it waits for others that insert rows of the guest, and they wait for it. False if there is no such guest. */
  lockGuest(tx: Tx, guestId: string): Promise<boolean>;
  /** Deletes the guest, with the sessions. */
  deleteGuest(tx: Tx, guestId: string): Promise<void>;
}

/** Returns undefined, and moves nothing, if the guest was merged or registered meanwhile. */
export type MergeGuest = (tx: Tx, merge: GuestMerge) => Promise<MergedData | null | undefined>;

/**
 * Moves everything of a guest into an account, in the caller's transaction. There are two passes: a request of the guest's that
 * inserted rows meanwhile holds locks of its own, so the guest's row is locked after the first pass, and the second
 * one moves what was inserted until then. Later inserts of the guest's fail. Most guests have rows of few steps, so each pass
 * asks first which steps it needs.
 */
export function createGuestMerge({ steps, beginMerge, lockGuest, deleteGuest }: MergeParts): MergeGuest {
  const columns = [...new Set(steps.flatMap((step) => step.columns))];
  async function move(tx: Tx, merge: GuestMerge): Promise<MergedData | null> {
    const moved: Moved[] = [];
    const run = async () => {
      const used = await findUsedColumns(tx, { columns, userId: merge.guestId });
      for (const step of steps)
        if (step.columns.some((column) => used.has(column))) moved.push((await step.move(tx, merge)) ?? {});
    };
    await beginMerge(tx, merge.guestId);
    await run();
    if (!(await lockGuest(tx, merge.guestId))) throw new NoGuestError();
    await run();
    await deleteGuest(tx, merge.guestId);
    return summarize(moved);
  }

  return (tx, merge) =>
    tx
      .transaction((inner) => move(inner, merge))
      .catch((error: unknown) => {
        if (error instanceof NoGuestError) return undefined;
        throw error;
      });
}

/** The first pass is undone: it may have moved rows of what is a real account now. */
class NoGuestError extends Error {
  override readonly name = 'NoGuestError';
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
