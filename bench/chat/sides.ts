import { randomUUID } from 'node:crypto';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { ports } from '../ports.ts';
import { type Ask, type Chunk, type Reply, readReply } from './read-reply.ts';
import { formatScript, type ReplyScript } from './reply-script.ts';

/** Requests a reply from one side. */
export type Side = (script: ReplyScript, onFirstToken?: () => void) => Promise<Reply>;

function readApiEvent({ id, data }: Parameters<Ask['read']>[0]): Chunk {
  const event = JSON.parse(data) as RunEvent;
  if (event.type === 'delta') return { text: event.text, reaches: Number(id) };
  if (event.type === 'error') throw new Error(`Reply failed: ${event.msg}`);
  return { over: event.type === 'done' };
}

function readProviderEvent({ data }: Parameters<Ask['read']>[0]): Chunk {
  if (data === '[DONE]') return { over: true };
  const event = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
  return { text: event.choices[0]?.delta.content ?? '' };
}

/** The API: each script is a guest's first message in a story. */
export function throughApi(storyId: string, nextGuest: () => string): Side {
  return (script, onFirstToken) =>
    readReply({
      port: ports.chatApi,
      path: '/ai-lab/ai-story/chat',
      headers: { tokenid: nextGuest() },
      body: JSON.stringify({
        storyId,
        content: formatScript(script),
        clientRequestId: randomUUID(),
        stream: true,
      }),
      read: readApiEvent,
      ...(onFirstToken && { onFirstToken }),
    });
}

/** The relay, with the same request that the API sends to its provider. */
export function throughRelay(sample: string): Side {
  const known = /bench script [^"]*? ms(?=")/;
  return (script, onFirstToken) =>
    readReply({
      port: ports.relay,
      path: '/v1/chat/completions',
      headers: {},
      body: sample.replace(known, formatScript(script)),
      read: readProviderEvent,
      ...(onFirstToken && { onFirstToken }),
    });
}
