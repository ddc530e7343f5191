import type { Tx } from '../../../platform/db.ts';

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
