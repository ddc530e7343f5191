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

/**
 * The minimum visitor who is shown it, as the `caller` of an endpoint; everybody if it is missing. The API alone
 * decides who gets the data.
 */
const caller = z.optional(z.enum(['user', 'admin']));
export type ShownTo = z.output<typeof caller>;

/** Place among several; equal ones are ordered by the name of their micro-frontend. */
const order = z
  .int('An order is a whole number from 0 to 1000.')
  .check(z.gte(0, 'An order is at least 0.'), z.lte(1_000, 'An order is at most 1000.'));

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
  caller,
  /** Slots of the page whose parts the server renders. */
  slots: z.optional(z.array(z.string())),
});
export type RouteManifest = z.output<typeof RouteManifest>;

/** Middleware that the shell offers. `session` waits for the session, for pages that show nothing without one. */
export const middlewareNames = ['session'] as const;
export type MiddlewareName = (typeof middlewareNames)[number];

/** An entry of the site's navigation that leads to a page of the same micro-frontend. */
export const NavigationEntry = z.strictObject({
  /** `bar`: below the page on phones, beside it on wide screens; `header`: the picture alone. */
  place: z.enum(['bar', 'header']),
  /** Texts by language. */
  label: z.record(
    z.string(),
    z.string().check(z.minLength(1), z.maxLength(24, 'A label has at most 24 characters.')),
  ),
  /** Path data of a picture of 24 × 24 that is drawn with lines, such as the icons of Lucide. */
  icon: z
    .string()
    .check(
      z.maxLength(1_000, 'An icon has at most 1000 characters.'),
      z.regex(
        /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/,
        'An icon is the path data (d) of an SVG, not a name or an element.',
      ),
    ),
  path: z.string(),
  order: z.optional(order),
  caller,
});
export type NavigationEntry = z.output<typeof NavigationEntry>;

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
    /** By the name of a slot. */
    slotOrder: z.optional(z.record(z.string(), order)),
    /** Slots of its own pages that others may fill: `community.sidebar`. */
    ownSlots: z.optional(z.array(z.string())),
    navigation: z.optional(z.array(NavigationEntry)),
    /** Dialogs of others that are defined outside the contract and that it opens. */
    opens: z.optional(z.array(DialogReference)),
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
