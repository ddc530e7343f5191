import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from '../ports.ts';
import { root, startChild } from '../processes/child.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { buildOneBundle } from './one-bundle/build.ts';

export interface Sites {
  federated: string;
  oneBundle: string;
  /** Address of a story, without origin. */
  story: string;
}

const federated = `http://127.0.0.1:${ports.host}`;
const oneBundle = `http://127.0.0.1:${ports.oneBundle}`;
const startMs = 300_000;

/** Starts the product as anybody starts it, on a data folder of its own. */
async function startProduct(): Promise<void> {
  const log = openSync(join(scratch(), 'product.log'), 'a');
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(ports.host),
      API_PORT: String(ports.api),
      REGISTRY_PORT: String(ports.registry),
      DATA_DIR: join(scratch(), 'data'),
      LOG_LEVEL: 'warn',
    },
  });
  closeSync(log);
  const gone = once(child, 'exit');
  onStop(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  const deadline = Date.now() + startMs;
  while (!(await fetch(`${federated}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start; see ${join(scratch(), 'product.log')}`);
    await sleep(250);
  }
}

let started: Promise<Sites> | null = null;

/** The product, and the same sources as one bundle before the same API. Started once for all benches of a run. */
export function startSites(say: (line: string) => void): Promise<Sites> {
  started ??= start(say);
  return started;
}

async function start(say: (line: string) => void): Promise<Sites> {
  say('sites: starting the product');
  await startProduct();
  say('sites: building the same sources as one bundle');
  const dist = join(scratch(), 'one-bundle');
  await buildOneBundle(dist);
  await startChild({ name: 'one-bundle', script: 'bench/pages/one-bundle/host.ts', args: [dist] });
  const response = await fetch(`${federated}/api/ai-lab/ai-story/feed?page=1&size=1&type=STORY`);
  const { data } = (await response.json()) as { data: { pageList: { slug: string }[] } };
  const slug = data.pageList[0]?.slug;
  if (!slug) throw new Error('The product has no story to open.');
  return { federated, oneBundle, story: `/read/${slug}` };
}
