import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { findModels } from './find-models.ts';

let close = () => {};
afterEach(() => close());

async function serverWith(body: string) {
  const server = createServer((request, response) => {
    response.end(request.url === '/v1/models' ? body : '{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { name: 'Ollama', port: (server.address() as AddressInfo).port };
}

const nothing = { name: 'vLLM', port: 9 };

describe('findModels', () => {
  test('prints the command that uses a server, and skips those that do not run', async () => {
    const server = await serverWith('{"data":[{"id":"nomic-embed-text"},{"id":"llama3.2:3b"}]}');
    expect(await findModels({}, [server, nothing])).toEqual([
      `Ollama is running. To use it: LLM_BASE_URL=http://127.0.0.1:${server.port}/v1 LLM_MODEL=llama3.2:3b npm start`,
    ]);
  });

  test('quotes a name for the shell', async () => {
    const server = await serverWith(`{"data":[{"id":"it's; rm"}]}`);
    expect((await findModels({}, [server]))[0]).toContain(String.raw`LLM_MODEL='it'\''s; rm' npm start`);
  });

  test.each(['<html>', '{"data":[]}', '{"data":[{"id":7}]}', '[]'])(
    'ignores a server that answers %s',
    async (body) => {
      expect(await findModels({}, [await serverWith(body)])).toEqual([]);
    },
  );

  test.each([{ LLM_BASE_URL: 'http://h/v1' }, { LLM_PROVIDER: 'google' }])(
    'asks nobody with %j',
    async (env) => {
      expect(await findModels(env, [await serverWith('{"data":[{"id":"a"}]}')])).toEqual([]);
    },
  );
});
