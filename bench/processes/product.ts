import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './child.ts';
import { scratch } from './scratch.ts';
import { onStop } from './stopping.ts';

const startMs = 300_000;

interface ProductPorts {
  PORT: number;
  API_PORT: number;
  REGISTRY_PORT: number;
}

/** Starts the product with `npm start` and a separate data folder. */
export async function startProduct(ports: ProductPorts, env: Record<string, string> = {}): Promise<void> {
  const logFile = join(scratch(), `product-${ports.PORT}.log`);
  const log = openSync(logFile, 'a');
  const own = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      DATA_DIR: join(scratch(), `data-${ports.PORT}`),
      LOG_LEVEL: 'warn',
      OIDC_ISSUERS: '[]',
      ...own,
      ...env,
    },
  });
  closeSync(log);
  const gone = once(child, 'exit');
  onStop(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  const deadline = Date.now() + startMs;
  while (!(await fetch(`http://127.0.0.1:${ports.PORT}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start; see ${logFile}`);
    await sleep(250);
  }
}

/** Path of a story of the product at `origin`. */
export async function firstStory(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/ai-lab/ai-story/feed?page=1&size=1&type=STORY`);
  const { data } = (await response.json()) as { data: { pageList: { slug: string }[] } };
  const slug = data.pageList[0]?.slug;
  if (!slug) throw new Error('The product has no story.');
  return `/read/${slug}`;
}
