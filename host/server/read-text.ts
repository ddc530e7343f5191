import type { IncomingMessage } from 'node:http';

/** The body of a request as text; null if it has more than `max` characters. */
export async function readText(request: IncomingMessage, max: number): Promise<string | null> {
  let text = '';
  for await (const chunk of request) if (text.length <= max) text += String(chunk);
  return text.length <= max ? text : null;
}
