import { regexes, coerce as zodCoerce, iso as zodIso } from 'zod/mini';

export type { core, infer, input, output, ZodMiniType } from 'zod/mini';
/**
 * The schemas of the contract: the part of Zod Mini that host and remotes share at run time. Sharing all of
 * `zod/mini` would send 83 kB instead of 11 kB (gzip), so it exports only what is used. An added export is a minor
 * version, a removed one a major version.
 */
export {
  _default,
  array,
  boolean,
  discriminatedUnion,
  enum,
  extend,
  file,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  null,
  nullable,
  number,
  object,
  optional,
  parse,
  pick,
  pipe,
  prefault,
  prettifyError,
  record,
  refine,
  regex,
  safeParse,
  startsWith,
  strictObject,
  string,
  toLowerCase,
  transform,
  trim,
  tuple,
  undefined,
  union,
  unknown,
} from 'zod/mini';

export const coerce = { number: zodCoerce.number };
/** An email address in the form that sign-ups accept. */
export const emailPattern = regexes.email;
export const iso = { date: zodIso.date, datetime: zodIso.datetime };
