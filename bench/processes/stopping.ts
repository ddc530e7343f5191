const stops: (() => Promise<void>)[] = [];

/** Registers a cleanup function. */
export function onStop(stop: () => Promise<void>): void {
  stops.push(stop);
}

/** Runs the cleanup functions, newest first. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}
