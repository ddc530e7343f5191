import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';
import { finishReasons, message, usage } from './message.ts';

export const runStages = ['preparing', 'thinking', 'writing'] as const;

/** `userMessageId` is null for a run without a new turn of the reader: refresh and continue. */
export const runCreated = z.object({
  type: z.literal('created'),
  runId: id,
  userMessageId: z.nullable(id),
  messageId: id,
  pointsHeld: count,
});

/** The last event of a run whose reply is stored. `message` is the whole node as stored. */
export const runDone = z.object({
  type: z.literal('done'),
  message,
  finishReason: z.enum(finishReasons),
  usage: z.nullable(usage),
  pointsCharged: count,
});

/** The last event of a run that failed: the points are returned, the text so far is kept. */
export const runError = z.object({ type: z.literal('error'), code: z.number(), msg: z.string() });

/**
 * The `data` of every event of a reply's stream. An event's id is the text offset reached, in UTF-16 units;
 * after a reconnect the first delta may start before the requested offset, never after it.
 */
export const runEvent = z.discriminatedUnion('type', [
  runCreated,
  z.object({ type: z.literal('progress'), stage: z.enum(runStages) }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** The text from this offset on was a thought of the model and is withdrawn. */
  z.object({ type: z.literal('retract'), to: count }),
  z.object({ type: z.literal('options'), options: z.array(z.string()) }),
  runDone,
  runError,
]);
export type RunEvent = z.output<typeof runEvent>;

/** The response of `stream: false`: the finished reply. */
export const runResult = z.object({
  runId: id,
  userMessageId: z.nullable(id),
  message,
  finishReason: z.enum(finishReasons),
  usage: z.nullable(usage),
  pointsCharged: count,
});
export type RunResult = z.output<typeof runResult>;
