import * as z from '@storyloom/schema';
import { Flags } from './flags.ts';

/**
 * The texts a parameter may have, in a closed list of shapes instead of regular expressions, which can take exponential
 * time: `number` whole and without leading zeros; `choice` one of the values; `name` lower-case letters and digits, with
 * hyphens or without; `slug` an id of lower-case letters and digits, and a title after a hyphen; `text` without control
 * characters. Lengths are in UTF-16 code units.
 */
export const ParamRule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('number'), min: z.int(), max: z.int() }),
    z.strictObject({ kind: z.literal('choice'), values: z.array(z.string()) }),
    z.strictObject({ kind: z.literal('name'), maxLength: z.int(), hyphens: z.boolean() }),
    z.strictObject({ kind: z.literal('slug'), maxIdLength: z.int() }),
    z.strictObject({ kind: z.literal('text'), maxLength: z.int() }),
  ],
  'A parameter is validated by a rule of the kind number, choice, name, slug or text, not by a regular expression.',
);
export type ParamRule = z.output<typeof ParamRule>;

/** A route as the shell knows it before any code of its micro-frontend runs. */
export const RouteManifest = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Absolute: static segments, `:name`, and either followed by `?`. */
  path: z.string().check(z.startsWith('/')),
  layout: z.enum(['default', 'empty']),
  ssr: z.boolean(),
  /** Keeps the hidden page's state: one page for each value of the named parameter, or one page if `true`; null: none. */
  keepAlive: z.nullable(z.union([z.string(), z.literal(true)])),
  /** The document title; null: the page renders its own. */
  title: z.nullable(z.string()),
  /** Rules of parameters; a parameter that is present and breaks its rule answers `status`, 'Page Not Found: {path}'. */
  validate: z.nullable(
    z.strictObject({
      params: z.record(z.string(), ParamRule),
      status: z.int().check(z.gte(400), z.lte(599)),
    }),
  ),
  /** Names of the shell's middleware (`middlewareNames`); the registry refuses unknown names. */
  middleware: z.array(z.string()),
});
export type RouteManifest = z.output<typeof RouteManifest>;

/** Middleware that the shell offers. `session` waits for the session, for pages that show nothing without one. */
export const middlewareNames = ['session'] as const;
export type MiddlewareName = (typeof middlewareNames)[number];

/** `points.changed@1` */
const EventReference = z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+@[1-9]\d*$/));
/** `points-details@1` */
const DialogReference = z.string().check(z.regex(/^[a-z][a-z0-9-]*@[1-9]\d*$/));

/** A micro-frontend's parts and events as plain data: `defineMfe` without its loaders. */
export const MfeManifest = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
    routes: z.array(RouteManifest),
    dialogs: z.array(DialogReference),
    slots: z.array(z.string()),
    events: z.strictObject({ emits: z.array(EventReference), listens: z.array(EventReference) }),
    /** Missing without flags. */
    flags: z.optional(Flags),
  })
  .check(
    z.refine(
      ({ name, flags = {} }) => Object.keys(flags).every((flag) => flag.startsWith(`${name}.`)),
      'The name of a flag begins with that of its micro-frontend: reader.wide-covers.',
    ),
  );
export type MfeManifest = z.output<typeof MfeManifest>;
