import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordedFaults, type Script } from './faults.ts';
import { createHold, type Hold } from './hold.ts';
import { findFaultOfPrompt } from './prompt-fault.ts';
import { playReply } from './reply.ts';

export interface SeenRequest {
  model: string;
  messages: { role: string; content: string }[];
  authorization: string | undefined;
  /** True if the client left before the reply was complete. */
  abandoned: boolean;
}

export interface FaultServer {
  /** The value for LLM_BASE_URL. */
  baseUrl: string;
  seen: SeenRequest[];
  /** Sets the behaviour of a model name. */
  script(model: string, script: Script): void;
  /** Does the same, but replies are sent only as far as the returned handle allows. */
  hold(model: string, script: Script): Hold;
  close(): Promise<void>;
}

/** An OpenAI-compatible server on loopback whose models misbehave according to their names. */
export async function startFaultServer(port = 0): Promise<FaultServer> {
  const scripts = new Map<string, Script>(Object.entries(recordedFaults));
  const failed = new Map<string, number>();
  const seen: SeenRequest[] = [];

  const server = http.createServer(async (request, response) => {
    const body = await readJson(request);
    const script = scriptFor(body, scripts.get(body.model) ?? recordedFaults.normal ?? {});
    const entry: SeenRequest = {
      model: body.model,
      messages: body.messages ?? [],
      authorization: request.headers.authorization,
      abandoned: false,
    };
    seen.push(entry);
    response.on('close', () => {
      entry.abandoned = !response.writableFinished;
    });
    const refusal = refusalOf(body, script);
    if (refusal !== undefined) {
      response.writeHead(400, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { message: refusal } }));
    }
    if (script.firstByteMs) await sleep(script.firstByteMs);
    const failures = failed.get(body.model) ?? 0;
    if (script.status !== undefined && failures < (script.failures ?? Number.POSITIVE_INFINITY)) {
      failed.set(body.model, failures + 1);
      const retryAfter = script.retryAfter === undefined ? {} : { 'retry-after': script.retryAfter };
      response.writeHead(script.status, { 'content-type': 'application/json', ...retryAfter });
      return response.end('{"error":{"message":"scripted failure"}}');
    }
    await playReply(response, body.model, script);
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const teach = (model: string, script: Script) => {
    scripts.set(model, script);
    failed.delete(model);
  };
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    seen,
    script: teach,
    hold(model, script) {
      const hold = createHold();
      teach(model, { ...script, hold });
      return hold;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function scriptFor({ messages = [] }: Body, script: Script): Script {
  const { whenAsked } = script;
  return whenAsked !== undefined && messages[0]?.content.includes(whenAsked.words)
    ? whenAsked.script
    : script;
}

function refusalOf(body: Body, { strict, refusedParameters = [] }: Script): string | undefined {
  const parameter = refusedParameters.find((name) => name in body);
  if (parameter !== undefined)
    return `Unsupported parameter: '${parameter}' is not supported with this model.`;
  return strict ? findFaultOfPrompt(body.messages ?? []) : undefined;
}

interface Body {
  model: string;
  messages?: { role: string; content: string }[];
}

async function readJson(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{"model":""}');
}
