import { randomUUID } from 'node:crypto';
import type { RunEvent } from '@storyloom/contract/entities/run-event';
import { ports } from '../ports.ts';
import { type Order, wordsOf } from './orders.ts';
import { type Ask, type Piece, type Reply, readReply } from './read-reply.ts';

/** Asks one side for a reply. */
export type Side = (order: Order, onFirstToken?: () => void) => Promise<Reply>;

function ofApi({ id, data }: Parameters<Ask['read']>[0]): Piece {
  const event = JSON.parse(data) as RunEvent;
  if (event.type === 'delta') return { text: event.text, reaches: Number(id) };
  if (event.type === 'error') throw new Error(`The reply failed: ${event.msg}`);
  return { over: event.type === 'done' };
}

function ofProvider({ data }: Parameters<Ask['read']>[0]): Piece {
  if (data === '[DONE]') return { over: true };
  const event = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
  return { text: event.choices[0]?.delta.content ?? '' };
}

/** The whole product: each order is a new guest's first message in a story. */
export function throughApi(storyId: string, nextGuest: () => string): Side {
  return (order, onFirstToken) =>
    readReply({
      port: ports.chatApi,
      path: '/ai-lab/ai-story/chat',
      headers: { tokenid: nextGuest() },
      body: JSON.stringify({ storyId, content: wordsOf(order), clientRequestId: randomUUID(), stream: true }),
      read: ofApi,
      ...(onFirstToken && { onFirstToken }),
    });
}

/** The bare relay, sent the very request that the product sends to its provider. */
export function throughRelay(sample: string): Side {
  const known = /bench order [^"]*? ms(?=")/;
  return (order, onFirstToken) =>
    readReply({
      port: ports.relay,
      path: '/v1/chat/completions',
      headers: {},
      body: sample.replace(known, wordsOf(order)),
      read: ofProvider,
      ...(onFirstToken && { onFirstToken }),
    });
}
