import * as z from 'zod/mini';

/** A route as the shell knows it before any code of its micro-frontend runs. */
export const RouteManifest = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** React Router pattern, absolute. */
  path: z.string().check(z.startsWith('/')),
  layout: z.enum(['default', 'empty']),
  ssr: z.boolean(),
  /** Keeps the hidden page's state: one page for each value of the named parameter, or one page if `true`; null: none. */
  keepAlive: z.nullable(z.union([z.string(), z.literal(true)])),
  /** The document title; null: the page renders its own. */
  title: z.nullable(z.string()),
  /** Patterns of parameters; a parameter that is present and does not match answers `status`, 'Page Not Found: {path}'. */
  validate: z.nullable(
    z.strictObject({
      params: z.record(z.string(), z.string()),
      status: z.int().check(z.gte(400), z.lte(599)),
    }),
  ),
  /** Names of the shell's middleware; the shell refuses unknown names. */
  middleware: z.array(z.string()),
});
export type RouteManifest = z.output<typeof RouteManifest>;

/** `points.changed@1` */
const EventReference = z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+@[1-9]\d*$/));
/** `points-details@1` */
const DialogReference = z.string().check(z.regex(/^[a-z][a-z0-9-]*@[1-9]\d*$/));

/** A micro-frontend's parts and events as plain data: `defineMfe` without its loaders. */
export const MfeManifest = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  routes: z.array(RouteManifest),
  dialogs: z.array(DialogReference),
  slots: z.array(z.string()),
  events: z.strictObject({ emits: z.array(EventReference), listens: z.array(EventReference) }),
});
export type MfeManifest = z.output<typeof MfeManifest>;
