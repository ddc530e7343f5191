import { createHmac } from 'node:crypto';
import type { PaddleEvent } from './records.ts';

/** A webhook as it is sent. */
export interface SentWebhook {
  body: string;
  signature: string;
}

/** Sends a webhook and returns the status of the answer. Throws if there is none. */
export type SendWebhook = (webhook: SentWebhook) => Promise<number>;

export interface DeliveryOptions {
  secret: string;
  send: SendWebhook;
  /** In ms since 1970, for the stamps. */
  now(): number;
  /** Before each further attempt, in ms; then the webhook is lost. */
  retryDelaysMs: readonly number[];
}

/** The header Paddle-Signature of a body. */
export function signWebhook(body: string, secret: string, seconds: number): string {
  return `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Sends events as webhooks, each attempt with a fresh stamp. */
export function createDeliveries({ secret, send, now, retryDelaysMs }: DeliveryOptions) {
  const pending = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let held: PaddleEvent[] | null = null;

  async function attempt(event: PaddleEvent, tries: number): Promise<void> {
    const body = JSON.stringify(event);
    const signature = signWebhook(body, secret, Math.floor(now() / 1_000));
    const status = await send({ body, signature }).catch(() => 0);
    const delay = retryDelaysMs[tries];
    if (status >= 200 && status < 300) return;
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(event, tries + 1);
    }, delay);
    timers.add(timer);
  }

  function start(event: PaddleEvent, tries = 0): void {
    const sent = attempt(event, tries).finally(() => pending.delete(sent));
    pending.add(sent);
  }

  return {
    send(event: PaddleEvent): void {
      if (held === null) start(event);
      else held.push(event);
    },
    /** Keeps webhooks back until `release`. */
    hold(): void {
      held ??= [];
    },
    /** Sends the webhooks that were kept back, one after the other, in another order or several times. */
    async release(arrange: (events: PaddleEvent[]) => PaddleEvent[] = (events) => events): Promise<void> {
      const events = arrange(held ?? []);
      held = null;
      for (const event of events) await attempt(event, 0);
    },
    /** Resolves when no webhook is on its way; those that wait for another attempt are not. */
    async idle(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
