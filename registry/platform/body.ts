import type { Context } from 'hono';
import * as z from 'zod/mini';
import { RegistryError } from './errors.ts';

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
