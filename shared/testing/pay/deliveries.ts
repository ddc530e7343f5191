import { createHmac } from 'node:crypto';
import type { PaddleEvent, Records } from './records.ts';

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
  /** Pauses before each further attempt, in ms; then the webhook is lost. */
  retryDelaysMs: readonly number[];
  records: Pick<Records, 'events' | 'pending'>;
  /** Called after the pending deliveries changed. */
  save(): void;
}

/** The header Paddle-Signature of a body. */
export function signWebhook(body: string, secret: string, seconds: number): string {
  return `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Sends events as webhooks, each attempt with a fresh stamp. Attempts that are due later survive a restart. */
export function createDeliveries(options: DeliveryOptions) {
  const { secret, send, now, retryDelaysMs, records, save } = options;
  const { pending } = records;
  const sending = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let held: PaddleEvent[] | null = null;

  async function attempt(event: PaddleEvent, tries: number): Promise<void> {
    const body = JSON.stringify(event);
    const signature = signWebhook(body, secret, Math.floor(now() / 1_000));
    const status = await send({ body, signature }).catch(() => 0);
    const delay = retryDelaysMs[tries];
    delete pending[event.event_id];
    if ((status < 200 || status >= 300) && delay !== undefined) {
      pending[event.event_id] = { tries: tries + 1, dueAt: now() + delay };
      schedule(event);
    }
    save();
  }

  function schedule(event: PaddleEvent): void {
    const { tries = 0, dueAt = 0 } = pending[event.event_id] ?? {};
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        start(event, tries);
      },
      Math.max(0, dueAt - now()),
    );
    timers.add(timer);
  }

  function start(event: PaddleEvent, tries: number): void {
    const sent = attempt(event, tries).finally(() => sending.delete(sent));
    sending.add(sent);
  }

  return {
    send(event: PaddleEvent): void {
      if (held !== null) return void held.push(event);
      pending[event.event_id] = { tries: 0, dueAt: now() };
      start(event, 0);
    },
    /** Holds webhooks until `release`. */
    hold(): void {
      held ??= [];
    },
    /** Sends the held webhooks one after the other, possibly in another order or several times. */
    async release(arrange: (events: PaddleEvent[]) => PaddleEvent[] = (events) => events): Promise<void> {
      const events = arrange(held ?? []);
      held = null;
      for (const event of events) await attempt(event, 0);
    },
    /** Resolves when no webhook is being sent. Does not wait for later attempts. */
    async idle(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending);
    },
    /** Continues the attempts of an earlier process. */
    resume(): void {
      for (const event of records.events) if (pending[event.event_id] !== undefined) schedule(event);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
