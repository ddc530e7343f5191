import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { playReply } from '@storyloom/testing/llm/reply';
import { ports } from '../ports.ts';
import { serveChild } from '../processes/serving.ts';
import { orderIn } from './orders.ts';
import { deltaChars, textOf } from './told-text.ts';

/** The text sent for each order, and the request for it. */
const sent = new Map<number, { text: string; request: string }>();

const server = createServer(async (request, response) => {
  const [, , id] = (request.url ?? '').split('/');
  if (request.method === 'GET') return response.end(JSON.stringify(sent.get(Number(id)) ?? null));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { model, messages } = JSON.parse(text) as { model: string; messages: { content: string }[] };
  const order = orderIn(messages.at(-1)?.content ?? '');
  if (order.firstByteMs > 0) await sleep(order.firstByteMs);
  const script = { text: textOf(order), deltaChars, deltaMs: order.deltaMs };
  await playReply(response, model, script);
  sent.set(order.id, { text: script.text, request: text });
});

await serveChild(server, ports.provider);
