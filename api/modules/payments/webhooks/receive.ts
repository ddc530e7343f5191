import { createBatches } from '../../../platform/batches.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type EventBody, eventBody, subjectOf } from './event-body.ts';
import { announceNewEvents, insertEvents } from './events.repository.ts';
import { signatureFault } from './signature.ts';

/** Applies the events of a subject that wait. */
export const applyEvents = defineJob<{ subjectId: string }>({
  name: 'payments.apply-events',
  unique: 'waiting',
  concurrency: 4,
});

export interface Webhook {
  signature: string;
  body: Uint8Array;
}

interface ReceiverParts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'sendAll'>;
  secrets: readonly string[];
}

export type EventReceiver = ReturnType<typeof createEventReceiver>;

/**
 * Concurrent transactions in which a process stores events. Events that arrive meanwhile share the next ones, so that many
 * webhooks need few commits and leave connections to other requests.
 */
const BATCHES = { concurrency: 4, size: 100 };

/** Stores events of the provider, each once, with the job that applies them. */
export function createEventReceiver({ db, clock, jobs, secrets }: ReceiverParts) {
  /** Returns the number of new events. Events without an effect here are not stored. */
  async function store(events: readonly EventBody[]): Promise<number> {
    const rows = events.flatMap((event) => {
      const subjectId = subjectOf(event);
      return subjectId === null ? [] : [toRow(event, subjectId, clock.now())];
    });
    if (rows.length === 0) return 0;
    return db.transaction(async (tx) => {
      await announceNewEvents(
        tx,
        rows.map(({ subjectId }) => subjectId),
      );
      const subjects = await insertEvents(tx, rows);
      const sent = subjects.map((subjectId) => ({ data: { subjectId }, key: subjectId }));
      if (sent.length > 0) await jobs.sendAll(tx, applyEvents, sent);
      return subjects.length;
    });
  }

  const batches = createBatches(async (events: readonly EventBody[]) => void (await store(events)), BATCHES);

  return {
    store,

    /** Throws for a webhook that is not signed by the provider or cannot be read; the provider then sends it again. */
    async receive({ signature, body }: Webhook): Promise<void> {
      const fault = signatureFault({ header: signature, body }, { secrets, now: clock.now() });
      if (fault !== null) throw new WebhookRefused(fault);
      const parsed = eventBody.safeParse(parseJson(body));
      if (!parsed.success) throw new WebhookRefused('its body is not an event');
      await batches.add(parsed.data);
    },
  };
}

function toRow(event: EventBody, subjectId: string, receivedAt: Date) {
  const { event_id: id, event_type: type, occurred_at: occurredAt, data } = event;
  return { id, type, subjectId, occurredAt, data, receivedAt };
}

export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(`A webhook was refused: ${reason}.`);
    this.name = 'WebhookRefused';
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}
