import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../bootstrap/operator-error.mjs';

const PATIENCE_MS = 30_000;

/** Waits until a service's own check answers 200. */
export async function untilAnswers(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = 'no answer';
  while (!signal.aborted) {
    last = await ask(url);
    if (last === 'ok') return;
    if (Date.now() > deadline) throw new OperatorError(`${name} does not answer at ${url}: ${last}`);
    await sleep(50);
  }
}

async function ask(url: string): Promise<string> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok ? 'ok' : `status ${reply.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}
