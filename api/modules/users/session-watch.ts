export interface SessionWatch {
  /** Aborts when the session has ended, within a second. */
  signal: AbortSignal;
  release(): void;
}

const EVERY_MS = 1_000;

/** Watches the sessions of open streams. One query a second serves all streams of this process. */
export function createSessionWatches(findExisting: (ids: string[]) => Promise<Set<string>>) {
  const watches = new Set<{ sessionId: string; end: AbortController }>();
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    // Streams that begin during the query are checked by the next one.
    const checked = [...watches];
    const ids = [...new Set(checked.map(({ sessionId }) => sessionId))];
    // Sessions go on while the database does not answer.
    const existing = await findExisting(ids).catch(() => new Set(ids));
    for (const { sessionId, end } of checked) if (!existing.has(sessionId)) end.abort();
  }

  return function watch(sessionId: string): SessionWatch {
    const watching = { sessionId, end: new AbortController() };
    watches.add(watching);
    timer ??= setInterval(() => void check(), EVERY_MS).unref();
    return {
      signal: watching.end.signal,
      release() {
        watches.delete(watching);
        if (watches.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      },
    };
  };
}
