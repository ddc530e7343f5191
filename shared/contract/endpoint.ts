import * as z from 'zod/mini';
import type { ErrorName } from './errors.ts';

/** Minimum caller of an endpoint: anyone, or the holder of a token. Each value includes those after it. */
export type Caller = 'none' | 'guest' | 'real' | 'admin';

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
  /** A further restriction of the caller, printed in the API reference. */
  owner?: string;
  /** `events`: replies with text/event-stream if the input asks for it. `multipart`: accepts a form upload. */
  wire?: 'events' | 'multipart';
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
