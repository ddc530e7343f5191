import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { startApi } from '../processes/api.ts';
import { type Child, root, startChild } from '../processes/child.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';

const run = promisify(execFile);
const probe = join(root, 'bench/processes/memory-probe.ts');
const nodeFlags = ['--expose-gc', '--import', probe];

export interface ChatEnvironment {
  api: Child;
  relay: Child;
  storyId: string;
  /** Registers a guest with the welcome points. */
  guest(): Promise<string>;
}

const apiUrl = `http://127.0.0.1:${ports.chatApi}`;

async function ask<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const response = await fetch(apiUrl + path, init);
  return ((await response.json()) as { data: Data }).data;
}

/** The provider, the relay, and the API with its own database, each in a separate process. */
export async function startChatEnvironment(): Promise<ChatEnvironment> {
  const dir = scratch();
  const postgres = await startPostgres({ dir: join(dir, 'postgres') });
  onStop(postgres.stop);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dir,
    API_PORT: String(ports.chatApi),
    LLM_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`,
    LLM_MODEL: 'bench',
    RATE_LIMIT_FACTOR: '1000',
    NODE_COMPILE_CACHE: join(dir, 'compile-cache'),
  };
  for (const script of ['api/migrate.ts', 'api/seed.ts'])
    await run(process.execPath, [join(root, script)], { cwd: root, env: { ...process.env, ...env } });
  await startChild({ name: 'provider', script: 'bench/chat/provider.ts' });
  const relay = await startChild({ name: 'relay', script: 'bench/chat/relay.ts', nodeFlags });
  // The second start has the code that the first one compiled, as later starts of an installation have.
  await (await startApi({ name: 'api', nodeFlags, env })).stop();
  const api = await startApi({ name: 'api', nodeFlags, env });
  const feed = await ask<{ pageList: { id: string }[] }>('/ai-lab/ai-story/feed?page=1&size=1');
  const storyId = feed.pageList[0]?.id;
  if (!storyId) throw new Error('The seeded API has no story.');
  return {
    api,
    relay,
    storyId,
    guest: async () =>
      (await ask<{ tokenId: string }>('/user/anonymity-register', { method: 'POST' })).tokenId,
  };
}
