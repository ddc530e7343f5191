import * as z from '@storyloom/schema';
import type { ErrorName } from './errors.ts';
import type { RateGroup } from './rate-limits.ts';

/**
 * Minimum callers of endpoints; each includes those after it. `anyone` needs no token, a `guest` has one without an
 * account, a `user` has logged in.
 */
export const callers = ['anyone', 'guest', 'user', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** Things that belong to one user, with the error for another user's: the same as if it did not exist. */
export const ownedErrors = {
  save: 'save.not_found',
  message: 'chat.message_not_found',
  pin: 'chat.fact_not_found',
  run: 'chat.run_not_found',
  share: 'share.not_found',
  story: 'story.not_found',
  case: 'case.not_found',
  record: 'points.record_not_found',
  order: 'payment.order_not_found',
  withdrawal: 'withdrawal.not_found',
  import: 'card.import_expired',
  version: 'story.draft_version_not_found',
  /** Removing these is idempotent: another user's is kept, with the same reply as for one already removed. */
  fact: null,
  session: null,
  login: null,
} as const satisfies Record<string, ErrorName | null>;
export type Owned = keyof typeof ownedErrors;

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** A `{name}` in the path is taken from the input field of that name. */
  path: string;
  summary: string;
  /** A strict object: unknown fields are rejected. Sent as the query of a GET and the JSON body of a POST. */
  input: Input;
  /** The `data` of the reply's envelope. */
  data: Data;
  /** Domain errors; validation and transport errors are implied. */
  errors: readonly ErrorName[];
  /** The minimum caller. */
  caller: Caller;
  /** The rate limits that apply; a refused request gets a 429 with Retry-After. */
  rate?: RateGroup;
  /** Input fields with ids that must be the caller's own. */
  owned?: Readonly<Record<string, Owned>>;
  /**
   * `events`: replies with text/event-stream if the input asks for it. `multipart`: accepts a form upload. `file`: replies
   * with a file, and with the envelope only for errors.
   */
  wire?: 'events' | 'multipart' | 'file';
  /** Maximum size of the file of a multipart form, in bytes. */
  maxFileBytes?: number;
  /** The file is kept in memory, and never on a disk unencrypted. */
  isSecretFile?: true;
  /** Maximum size of the JSON body in bytes, if not `requestLimits.bodyBytes`. */
  maxBodyBytes?: number;
  /** The error for a larger file; `upload.too_large` by default. */
  tooLarge?: ErrorName;
}

/** Declares an endpoint. The client, the server and the API reference are derived from it. */
export function endpoint<Input extends z.ZodMiniType, Data extends z.ZodMiniType>(
  definition: Endpoint<Input, Data>,
): Endpoint<Input, Data> {
  return definition;
}

export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.input<I> : never;
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.output<I> : never;
export type DataOf<E> = E extends Endpoint<z.ZodMiniType, infer D> ? z.output<D> : never;

/** An input without fields. */
export const nothing = z.strictObject({});
