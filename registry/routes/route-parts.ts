import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Allow } from '../access/access.ts';
import { RegistryError } from '../platform/errors.ts';
import type { RegistryKeys } from '../platform/keys.ts';
import type { FileStore } from '../releases/file-store.ts';
import type { Parts } from '../releases/publishing.ts';

/** Dependencies of the route handlers. */
export interface RouteParts extends Parts {
  allow: Allow;
  keys: RegistryKeys;
  store: FileStore;
  /** Origin of the site, for links to previews. */
  site: string;
}

/** The JSON body of a request. Throws RegistryError, which says that it is not `what`. */
export async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
  what: string,
): Promise<z.output<Schema>> {
  const parsed = z.safeParse(schema, await context.req.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new RegistryError(400, `Not ${what}: ${z.prettifyError(parsed.error)}`);
}
