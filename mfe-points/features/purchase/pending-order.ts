import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'order';
/**
 * Id of the order that was removed last. A tab that deleted the item instead could delete the order that another tab has just
 * stored, because it sees the other tab's writes late.
 */
const removedItem = 'removed-order';

/** A purchase that is not over. */
export interface PendingOrder {
  id: string;
  /**
   * `paying`: the payment page is in a frame of this page. `away`: it has taken the place of this page. `paid`: it reported
   * a payment, and the points are awaited.
   */
  stage: 'paying' | 'away' | 'paid';
  /** When the stage began, in ms since 1970. */
  since: number;
}

/** Orders that could not be stored, by visitor. */
const unstored = new Map<string | null, string>();
const listeners = new Set<() => void>();

/** The purchase that a visitor has begun on this device; it survives a reload. For the browser only. */
export const pendingOrders = {
  /** Also notifies of writes in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** The stored text, which is the same value as long as nothing is written. */
  readText(userId: string | null): string | null {
    const text = unstored.get(userId) ?? readVisitorItem(userId, item);
    const isRemoved = parsePendingOrder(text)?.id === readVisitorItem(userId, removedItem);
    return isRemoved ? null : text;
  },
  write(userId: string | null, order: PendingOrder): void {
    const text = `${order.stage} ${order.since} ${order.id}`;
    if (writeVisitorItem(userId, item, text)) unstored.delete(userId);
    else unstored.set(userId, text);
    // A plan whose purchase was abandoned is bought by the same order.
    if (readVisitorItem(userId, removedItem) === order.id) writeVisitorItem(userId, removedItem, null);
    for (const listener of listeners) listener();
  },
  /** Does nothing if another order has taken its place, as one of another tab does. */
  remove(userId: string | null, id: string): void {
    if (parsePendingOrder(this.readText(userId))?.id !== id) return;
    unstored.delete(userId);
    if (!writeVisitorItem(userId, removedItem, id)) writeVisitorItem(userId, item, null);
    for (const listener of listeners) listener();
  },
};

/** Null for a text that is no pending order. */
export function parsePendingOrder(text: string | null): PendingOrder | null {
  const [, stage, since, id] = /^(paying|away|paid) (\d+) (\S+)$/.exec(text ?? '') ?? [];
  return id === undefined ? null : { id, stage: stage as PendingOrder['stage'], since: Number(since) };
}
