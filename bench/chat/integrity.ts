import { ports } from '../ports.ts';
import type { Reply } from './read-reply.ts';

/** The text the provider sent for a script, and the request for it. */
export async function sentFor(id: number): Promise<{ text: string; request: string }> {
  const response = await fetch(`http://127.0.0.1:${ports.provider}/sent/${id}`);
  const found = (await response.json()) as { text: string; request: string } | null;
  if (!found) throw new Error(`The provider has no script ${id}.`);
  return found;
}

/** True if a stream finished and contains exactly what the provider sent. */
export function isRight(reply: Reply | Error, sent: string): boolean {
  return !(reply instanceof Error) && reply.whole && reply.text === sent;
}
