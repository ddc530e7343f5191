import { join } from 'node:path';
import { ports } from '../ports.ts';
import { startChild } from '../processes/child.ts';
import { firstStory, startProduct } from '../processes/product.ts';
import { scratch } from '../processes/scratch.ts';
import { buildOneBundle } from './one-bundle/build.ts';

export interface Sites {
  federated: string;
  oneBundle: string;
  /** Path of a story. */
  story: string;
}

const federated = `http://127.0.0.1:${ports.host}`;
const oneBundle = `http://127.0.0.1:${ports.oneBundle}`;

let started: Promise<Sites> | null = null;

/** The product, and the same sources as one bundle with the same API. Started once per run. */
export function startSites(say: (line: string) => void): Promise<Sites> {
  started ??= start(say);
  return started;
}

async function start(say: (line: string) => void): Promise<Sites> {
  say('sites: starting the product');
  await startProduct({ PORT: ports.host, API_PORT: ports.api, REGISTRY_PORT: ports.registry });
  say('sites: building the same sources as one bundle');
  const dist = join(scratch(), 'one-bundle');
  await buildOneBundle(dist);
  await startChild({ name: 'one-bundle', script: 'bench/pages/one-bundle/host.ts', args: [dist] });
  return { federated, oneBundle, story: await firstStory(federated) };
}
