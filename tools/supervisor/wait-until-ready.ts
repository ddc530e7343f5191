import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../bootstrap/operator-error.mjs';

const TIMEOUT_MS = 30_000;

/** Waits until the ready check of a service answers 200. Throws OperatorError after 30 seconds. */
export async function waitUntilReady(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let last = 'no answer';
  while (!signal.aborted) {
    last = await check(url);
    if (last === 'ok') return;
    if (Date.now() > deadline) throw new OperatorError(`${name} does not answer at ${url}: ${last}`);
    await sleep(50);
  }
}

async function check(url: string): Promise<string> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok ? 'ok' : `status ${reply.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}
