const stops: (() => Promise<void>)[] = [];

/** Remembers how to end something that this run has started. */
export function onStop(stop: () => Promise<void>): void {
  stops.push(stop);
}

/** Ends everything, the newest first. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}
