import type { Tx } from './db.ts';

/** A guest whose data moves to an account. */
export interface GuestMerge {
  guestId: string;
  userId: string;
}

/** The moved data that a login reports. */
export interface Moved {
  saves?: number;
  storyIds?: readonly string[];
  points?: number;
}

/** A module's part of a merge. */
export interface MergeStep {
  /** User id columns (`table.column`) of the rows that it moves. It only runs if one of them contains the guest. */
  columns: readonly string[];
  /** Moves all existing rows of the guest; may run repeatedly. */
  move(tx: Tx, merge: GuestMerge): Promise<Moved> | Promise<void>;
}

/** An account whose data is erased. */
export interface Erasure {
  userId: string;
  /** Whether published stories stay, without the author's name. */
  keepWorks: boolean;
  now: Date;
}

/**
 * A module's part of an erasure: erases about `limit` rows of the user and returns their number; 0 when nothing is
 * left. Each call is a separate transaction, so an erasure continues after the last committed one.
 */
export type EraseStep = (tx: Tx, erasure: Erasure, limit: number) => Promise<number>;
