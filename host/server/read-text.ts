import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

/** The body of a request as text; null if it has more than `max` characters. */
export async function readText(request: IncomingMessage, max: number): Promise<string | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) if (text.length <= max) text += chunk;
  return text.length <= max ? text : null;
}

/** The text of a response. Throws, and stops reading, once it is larger than `limit` bytes. */
export async function readLimited(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Error(`${response.url} answered more than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The value of a JSON text; null if it has another form. */
export function parseJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}
