import type { Logger } from './logger.ts';

const FLUSH_MS = 1_000;

interface WriteBufferParts<Item> {
  /** Plural noun for the items in log lines, such as `turns`. */
  name: string;
  /** Number of items kept in memory while the database is unavailable; later ones are dropped. */
  max: number;
  logger: Logger;
  write(items: readonly Item[]): Promise<void>;
}

/**
 * Collects items and writes them once a second, together. A batch that failed is written again a second later. A process
 * that dies loses a second of items.
 */
export function createWriteBuffer<Item>({ name, max, logger, write }: WriteBufferParts<Item>) {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    try {
      await write(items);
    } catch (err) {
      logger.warn({ err, [name]: items.length }, `${name} were not counted; they stay queued`);
      waiting = [...items, ...waiting].slice(0, max);
      schedule();
    }
  }

  function schedule(): void {
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  /** Writes the queued items, after any write in progress. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    flush,
    add(item: Item): void {
      if (waiting.length < max) waiting.push(item);
      schedule();
    },
  };
}
