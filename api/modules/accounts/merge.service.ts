import type { MergedData } from '@storyloom/contract/users/entities/login-result';
import type { Tx } from '../../platform/db.ts';
import type { GuestMerge, MergeStep, Moved } from '../../platform/user-data.ts';
import { findUsedColumns } from './used-columns.ts';

interface MergeParts {
  /** In the order in which replies take their locks. */
  steps: readonly MergeStep[];
  /**
   * Waits for the guest's requests that are beginning a reply or an image, and blocks later ones. Replies and
   * images end at any time and then take locks that the merge holds after its first pass.
   */
  beginMerge(tx: Tx, guestId: string): Promise<void>;
  /**
   * Locks the guest's row: waits for transactions that insert rows of the guest, and blocks later ones. False if
   * there is no such guest.
   */
  lockGuest(tx: Tx, guestId: string): Promise<boolean>;
  /** Deletes the guest, with the sessions. */
  deleteGuest(tx: Tx, guestId: string): Promise<void>;
}

/** Returns undefined, and moves nothing, if the guest has been merged or registered. */
export type MergeGuest = (tx: Tx, merge: GuestMerge) => Promise<MergedData | null | undefined>;

/**
 * Moves everything of a guest into an account, in the caller's transaction. There are two passes: concurrent
 * requests that insert rows of the guest hold locks, so the guest's row is locked after the first pass, and the
 * second pass moves what they inserted. Later inserts fail. Most guests have rows in few tables, so each pass
 * first finds the steps it needs.
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

/** Rolls the first pass back: it may have moved rows of a guest who is now a real user. */
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
