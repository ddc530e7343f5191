import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openAiProvider } from './openai-provider.ts';

type Body = { messages: { role: string; content: string }[] } & Record<string, unknown>;

let close = () => {};
afterEach(() => close());

/** A server that refuses requests for which `refuse` returns a message. */
async function strictServer(refuse: (body: Body) => string | undefined, param?: string) {
  const seen: Body[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Body;
    seen.push(body);
    const message = refuse(body);
    response.writeHead(message === undefined ? 200 : 400, { 'content-type': 'application/json' });
    const reply = { choices: [{ message: { content: 'It rains.' }, finish_reason: 'stop' }] };
    response.end(JSON.stringify(message === undefined ? reply : { error: { message, param } }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const provider = openAiProvider({ baseUrl, apiKey: undefined });
  const messages = [
    { role: 'system', content: 'You narrate.' },
    { role: 'user', content: 'I wait.' },
  ] as const;
  const request = { messages, model: 'm', maxTokens: 100 };
  const ask = async () => {
    let text = '';
    for await (const chunk of provider.stream({ ...request, signal: new AbortController().signal }))
      if (chunk.type === 'text') text += chunk.text;
    return text;
  };
  return { seen, ask };
}

describe('a request that a server refuses', () => {
  test.each([
    [
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported with this model.",
      'max_completion_tokens',
    ],
    ['stream_options', 'Unrecognized request argument supplied: stream_options', undefined],
    ['stream', 'Extra inputs are not permitted: stream', undefined],
  ])('is repeated once without %s, also later', async (name, message, other) => {
    const { seen, ask } = await strictServer((body) => (name in body ? message : undefined));
    expect([await ask(), await ask()]).toEqual(['It rains.', 'It rains.']);
    expect(seen.map((body) => name in body)).toEqual([true, false, false]);
    if (other) expect(seen[1]?.[other]).toBe(100);
  });

  test('is repeated for each parameter that the server names', async () => {
    const { seen, ask } = await strictServer(
      (body) => ['max_tokens', 'stream_options'].find((name) => name in body) && 'Unknown field',
    );
    await expect(ask()).rejects.toMatchObject({ fault: 'refused' });
    expect(seen).toHaveLength(1);
    close();
    const named = await strictServer((body) => {
      const found = ['max_tokens', 'stream_options'].find((name) => name in body);
      return found && `Unknown field: ${found}`;
    });
    expect(await named.ask()).toBe('It rains.');
    expect(named.seen).toHaveLength(3);
  });

  test('is repeated without a system message for a model that has no such role', async () => {
    const { seen, ask } = await strictServer(({ messages }) =>
      messages[0]?.role === 'system' ? 'System role not supported' : undefined,
    );
    expect(await ask()).toBe('It rains.');
    expect(seen.at(-1)?.messages).toEqual([{ role: 'user', content: 'You narrate.\n\nI wait.' }]);
  });

  test('fails if the server names the same parameter again', async () => {
    const { seen, ask } = await strictServer(() => 'stream_options is not allowed');
    await expect(ask()).rejects.toMatchObject({ fault: 'refused' });
    expect(seen).toHaveLength(2);
  });
});
