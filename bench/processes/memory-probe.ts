/**
 * Preloaded into a measured process. Answers `{ type: 'memory' }` on the IPC channel after a full garbage collection.
 * Requires --expose-gc.
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
// The channel must not keep a finished process alive.
process.channel?.unref?.();
