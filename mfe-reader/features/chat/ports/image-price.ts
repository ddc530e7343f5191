import { prices } from '@storyloom/contract/limits/points';
import type { Host } from '@storyloom/mfe/host';

const key = (userId: string | null) => `storyloom.image-price.${userId ?? ''}`;

/** Agreements that could not be stored: storage may be full or blocked. */
const unstored = new Map<string, string>();

/**
 * Asks a visitor before their first image, and again when the price has changed. Resolves with false if they decline; that
 * is not remembered.
 */
export async function confirmImagePrice(host: Pick<Host, 'confirm' | 'session'>): Promise<boolean> {
  const name = key(host.session.getState().userId);
  const price = String(prices.image);
  if (read(name) === price) return true;
  const isAgreed = await host.confirm({
    title: `Illustrate for ${price} points?`,
    message: `Each illustration costs ${price} points. A failed one costs nothing. You’re asked only this once.`,
    confirmLabel: `Illustrate · ${price} points`,
    cancelLabel: 'Cancel',
  });
  if (isAgreed) write(name, price);
  return isAgreed;
}

function read(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, price: string): void {
  try {
    localStorage.setItem(name, price);
  } catch {
    unstored.set(name, price);
  }
}
