import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'order';
/**
 * Id of the last removed order. Deleting the item instead could delete an order that another tab has just stored,
 * because writes of other tabs become visible late.
 */
const removedItem = 'removed-order';

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

/** Orders that could not be stored, by visitor. */
const unstored = new Map<string | null, string>();
const listeners = new Set<() => void>();

/** The purchase that a visitor has started on this device. Survives a reload. Browser only. */
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
  /** Returns the stored text; its value is stable until the next write. */
  readText(userId: string | null): string | null {
    const text = unstored.get(userId) ?? readVisitorItem(userId, item);
    const isRemoved = parsePendingOrder(text)?.id === readVisitorItem(userId, removedItem);
    return isRemoved ? null : text;
  },
  write(userId: string | null, order: PendingOrder): void {
    const text = `${order.stage} ${order.since} ${order.id}`;
    if (writeVisitorItem(userId, item, text)) unstored.delete(userId);
    else unstored.set(userId, text);
    // A later purchase of an abandoned plan reuses its order.
    if (readVisitorItem(userId, removedItem) === order.id) writeVisitorItem(userId, removedItem, null);
    for (const listener of listeners) listener();
  },
  /** Does nothing if another order, for example of another tab, has replaced it. */
  remove(userId: string | null, id: string): void {
    if (parsePendingOrder(this.readText(userId))?.id !== id) return;
    unstored.delete(userId);
    if (!writeVisitorItem(userId, removedItem, id)) writeVisitorItem(userId, item, null);
    for (const listener of listeners) listener();
  },
};

/** Returns null if the text is not a pending order. */
export function parsePendingOrder(text: string | null): PendingOrder | null {
  const [, stage, since, id] = /^(paying|away|paid) (\d+) (\S+)$/.exec(text ?? '') ?? [];
  return id === undefined ? null : { id, stage: stage as PendingOrder['stage'], since: Number(since) };
}
