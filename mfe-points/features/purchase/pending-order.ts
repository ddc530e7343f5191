import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'order';

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
const unstored = new Map<string | null, string | null>();
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
    return unstored.get(userId) ?? readVisitorItem(userId, item);
  },
  write(userId: string | null, order: PendingOrder | null): void {
    const text = order && `${order.stage} ${order.since} ${order.id}`;
    if (writeVisitorItem(userId, item, text)) unstored.delete(userId);
    else unstored.set(userId, text);
    for (const listener of listeners) listener();
  },
  /** Does nothing if another order has taken its place, as one of another tab does. */
  remove(userId: string | null, id: string): void {
    if (parsePendingOrder(this.readText(userId))?.id === id) this.write(userId, null);
  },
};

/** Null for a text that is no pending order. */
export function parsePendingOrder(text: string | null): PendingOrder | null {
  const [, stage, since, id] = /^(paying|away|paid) (\d+) (\S+)$/.exec(text ?? '') ?? [];
  return id === undefined ? null : { id, stage: stage as PendingOrder['stage'], since: Number(since) };
}
