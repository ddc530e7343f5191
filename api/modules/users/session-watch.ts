const EVERY_MS = 1_000;

/** Watches the sessions of open streams. One query a second serves all streams of this process. */
export function createSessionWatches(findExisting: (ids: string[]) => Promise<Set<string>>) {
  const watches = new Set<{ sessionId: string; onEnd(): void }>();
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    // Streams that begin during the query are checked by the next one.
    const checked = [...watches];
    const ids = [...new Set(checked.map(({ sessionId }) => sessionId))];
    // Sessions go on while the database does not answer.
    const existing = await findExisting(ids).catch(() => new Set(ids));
    for (const { sessionId, onEnd } of checked) if (!existing.has(sessionId)) onEnd();
  }

  /** Calls `onEnd` within a second of the end of a session. Returns the function that ends the watch. */
  return function watch(sessionId: string, onEnd: () => void): () => void {
    const watching = { sessionId, onEnd };
    watches.add(watching);
    timer ??= setInterval(() => void check(), EVERY_MS).unref();
    return () => {
      watches.delete(watching);
      if (watches.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
