import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { playReply } from '@storyloom/testing/llm/reply';
import { ports } from '../ports.ts';
import { serveChild } from '../processes/serving.ts';
import { parseScript } from './reply-script.ts';
import { createSampleText, deltaChars } from './sample-text.ts';

/** The text sent for each script, and the request for it. */
const sent = new Map<number, { text: string; request: string }>();

const server = createServer(async (request, response) => {
  const [, , id] = (request.url ?? '').split('/');
  if (request.method === 'GET') return response.end(JSON.stringify(sent.get(Number(id)) ?? null));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { model, messages } = JSON.parse(text) as { model: string; messages: { content: string }[] };
  const script = parseScript(messages.at(-1)?.content ?? '');
  if (script.firstByteMs > 0) await sleep(script.firstByteMs);
  const sample = createSampleText(script);
  await playReply(response, model, { text: sample, deltaChars, deltaMs: script.deltaMs });
  sent.set(script.id, { text: sample, request: text });
});

await serveChild(server, ports.provider);
