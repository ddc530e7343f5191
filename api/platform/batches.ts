export interface Batches<Item> {
  /** Resolves once the item is done. Rejects with the error of its batch, or its own if the items of the batch are done alone. */
  add(item: Item): Promise<void>;
}

interface Waiting<Item> {
  item: Item;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Does items in batches: while `concurrency` batches run, items wait and share the next one, up to `size`. If a batch fails,
 * its items are done alone, so that one bad item fails by itself.
 */
export function createBatches<Item>(
  run: (items: readonly Item[]) => Promise<void>,
  { concurrency, size }: { concurrency: number; size: number },
): Batches<Item> {
  const waiting: Waiting<Item>[] = [];
  let running = 0;

  async function runAlone({ item, resolve, reject }: Waiting<Item>): Promise<void> {
    await run([item]).then(resolve, reject);
  }

  async function runBatch(batch: readonly Waiting<Item>[]): Promise<void> {
    const [first, ...others] = batch;
    if (first !== undefined && others.length === 0) return runAlone(first);
    try {
      await run(batch.map(({ item }) => item));
    } catch {
      for (const each of batch) await runAlone(each);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  async function runWaiting(): Promise<void> {
    running += 1;
    while (waiting.length > 0) await runBatch(waiting.splice(0, size));
    running -= 1;
  }

  return {
    add(item) {
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (running < concurrency) void runWaiting();
      });
    },
  };
}
