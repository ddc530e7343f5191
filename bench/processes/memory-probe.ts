/**
 * Preloaded into a measured process, which needs no code of its own for it: answers `{ type: 'memory' }` on its
 * channel after a full collection. Needs --expose-gc.
 */
export interface Memory {
  heapUsed: number;
  external: number;
  arrayBuffers: number;
  rss: number;
}

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'memory')
    return;
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  process.send?.({ type: 'memory', heapUsed, external, arrayBuffers, rss });
});
// The channel alone shall not keep a process alive that is otherwise done.
process.channel?.unref?.();
