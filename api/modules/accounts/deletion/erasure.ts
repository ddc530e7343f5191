import type { Tx } from '../../../platform/db.ts';

/** An account whose data is erased. */
export interface Erasure {
  userId: string;
  /** Whether published stories stay, without the author's name. */
  keepWorks: boolean;
  now: Date;
}

/**
 * A module's part of an erasure: erases some rows of the user, about `limit`, and returns their number; 0 when nothing is
 * left. Each call is a transaction of its own, so an erasure continues after the last one that was committed.
 */
export type EraseStep = (tx: Tx, erasure: Erasure, limit: number) => Promise<number>;
