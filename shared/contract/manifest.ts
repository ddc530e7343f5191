import * as z from 'zod/mini';

/** A route as the shell knows it before any code of its micro-frontend runs. */
export const RouteManifest = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** React Router pattern, absolute. */
  path: z.string().check(z.startsWith('/')),
  layout: z.enum(['default', 'empty']),
  ssr: z.boolean(),
  /** The page's state is kept alive while it is hidden: one page for each value of that parameter, or `true` one page; null: it is not. */
  keepAlive: z.nullable(z.union([z.string(), z.literal(true)])),
  /** The document title; null: the page renders its own. */
  title: z.nullable(z.string()),
  /** Each named parameter, when present, must match its pattern, or the visitor gets `status` and 'Page Not Found: {path}'. */
  validate: z.nullable(
    z.strictObject({
      params: z.record(z.string(), z.string()),
      status: z.int().check(z.gte(400), z.lte(599)),
    }),
  ),
  /** Names of middleware the shell offers; an unknown one is refused. */
  middleware: z.array(z.string()),
});
export type RouteManifest = z.output<typeof RouteManifest>;

export const EventRef = z.string().check(z.regex(/^[a-z]+(\.[a-z_]+)+@\d+$/));

/** What a micro-frontend offers, as plain data: `defineMfe` without its loaders. */
export const MfeManifest = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  routes: z.array(RouteManifest),
  dialogs: z.array(z.string()),
  slots: z.array(z.string()),
  events: z.strictObject({ emits: z.array(EventRef), listens: z.array(EventRef) }),
});
export type MfeManifest = z.output<typeof MfeManifest>;
