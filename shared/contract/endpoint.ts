import * as z from 'zod/mini';
import type { ErrorName } from './errors.ts';

/** `none`: a request without a token. Each caller includes those after it. */
export type Caller = 'none' | 'guest' | 'real' | 'admin';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** As the specification writes it; `{name}` is a path parameter, taken from the input's field of that name. */
  path: string;
  summary: string;
  /** Strict object: an unknown field is refused. GET sends it as the query, POST as JSON. */
  input: Input;
  /** What the envelope's `data` holds. */
  data: Data;
  /** Domain errors, named in `errors.ts`; validation and transport errors are implied. */
  errors: readonly ErrorName[];
  /** The least caller that is answered. */
  caller: Caller;
  /** What else must hold for the caller, in words the reference page prints. */
  owner?: string;
  /** `events`: answers text/event-stream when the input asks to stream. `multipart`: takes a form upload. */
  wire?: 'events' | 'multipart';
}

/** Names one call of the API: the client, the server and the reference page are made from it. */
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
