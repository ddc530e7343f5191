import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'order';

/** A purchase that is not over. */
export interface PendingOrder {
  id: string;
  /**
   * `paying`: the payment page is in a frame of this page. `away`: it has replaced this page. `paid`: it reported
   * a payment, and the points are awaited.
   */
  stage: 'paying' | 'away' | 'paid';
  /** When the stage began, in ms since 1970. */
  since: number;
}

/** The purchase that a visitor has started on this device, for a page that is loaded again. Browser only. */
export function readPendingOrder(userId: string | null): PendingOrder | null {
  const text = readVisitorItem(userId, item) ?? '';
  const [, stage, since, id] = /^(paying|away|paid) (\d+) (\S+)$/.exec(text) ?? [];
  return id === undefined ? null : { id, stage: stage as PendingOrder['stage'], since: Number(since) };
}

export function storePendingOrder(userId: string | null, { stage, since, id }: PendingOrder): void {
  writeVisitorItem(userId, item, `${stage} ${since} ${id}`);
}

/** Does nothing if another order, for example of another tab, has replaced it. */
export function forgetPendingOrder(userId: string | null, id: string): void {
  if (readPendingOrder(userId)?.id === id) writeVisitorItem(userId, item, null);
}
