import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type EventBody, eventBody, subjectOf } from './event-body.ts';
import { insertEvent } from './events.repository.ts';
import { isSigned } from './signature.ts';

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
  jobs: Pick<Jobs, 'send'>;
  secrets: readonly string[];
}

export type EventReceiver = ReturnType<typeof createEventReceiver>;

/** Events that a process stores at once. Others wait, so that many webhooks leave connections to other requests. */
const CONCURRENCY = 4;

/** Stores events of the provider, each once, with the job that applies them. */
export function createEventReceiver({ db, clock, jobs, secrets }: ReceiverParts) {
  const limit = pLimit(CONCURRENCY);

  /** Returns whether the event is new. Events without an effect here are not stored. */
  async function store(event: EventBody): Promise<boolean> {
    const subjectId = subjectOf(event);
    if (subjectId === null) return false;
    return db.transaction(async (tx) => {
      const isNew = await insertEvent(tx, {
        id: event.event_id,
        type: event.event_type,
        subjectId,
        occurredAt: event.occurred_at,
        data: event.data,
        receivedAt: clock.now(),
      });
      if (isNew) await jobs.send(tx, applyEvents, { subjectId }, { key: subjectId });
      return isNew;
    });
  }

  return {
    store,

    /** Throws for a webhook that is not signed by the provider or cannot be read; the provider then sends it again. */
    async receive({ signature, body }: Webhook): Promise<void> {
      if (!isSigned({ header: signature, body }, { secrets, now: clock.now() })) {
        throw new WebhookRefused('its signature is not valid');
      }
      const parsed = eventBody.safeParse(parseJson(body));
      if (!parsed.success) throw new WebhookRefused('its body is not an event');
      await limit(() => store(parsed.data));
    },
  };
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
