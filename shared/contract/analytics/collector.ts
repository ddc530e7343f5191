import * as z from '@storyloom/schema';

/** Where browsers send events to the API, as a beacon: `data` is an event, JSON in base64. Nothing reads the answer. */
export const collector = {
  path: '/collect',
  maxBodyBytes: 16_384,
  rate: 'analytics',
} as const;

const short = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
/** An event as sa-sdk-javascript sends it. Fields that are not listed are dropped, among them the user id of a login. */
export const collectedEvent = z.object({
  type: z.literal('track'),
  event: z.string().check(z.regex(/^\$?\w{1,64}$/)),
  /** Differs from `anonymous_id` after a login. */
  distinct_id: short(255),
  anonymous_id: z.optional(short(255)),
  /** Clock of the browser at the event, in ms. */
  time: z.number(),
  /** The same clock when the event is sent. */
  _flush_time: z.optional(z.number()),
  properties: z.record(z.string(), z.unknown()),
});
export type CollectedEvent = z.output<typeof collectedEvent>;
