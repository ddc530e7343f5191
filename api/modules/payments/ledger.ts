import type { PointsTarget } from '@storyloom/contract/points/entities/points-receipt';
import type { Tx } from '../../platform/db.ts';

interface Change {
  userId: string;
  /** A positive integer. */
  amount: number;
  /** A repeated change with the same key has no effect. */
  key: string;
  target: PointsTarget;
}

/** The ledger, as payments change it. Returns false if the key was used before. */
export interface PaymentLedger {
  purchase(tx: Tx, change: Change): Promise<boolean>;
  grantMonthly(tx: Tx, change: Change): Promise<boolean>;
  /** Takes points back; those that were spent become a debt. */
  clawBack(tx: Tx, change: Change): Promise<boolean>;
  /** Gives back a part of a clawback, in the key `restoreKey`. */
  restoreClawback(tx: Tx, restore: { key: string; amount: number; restoreKey: string }): Promise<boolean>;
}
