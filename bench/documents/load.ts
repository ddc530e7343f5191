import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface LoadOrder {
  url: string;
  concurrency: number;
  seconds: number;
}

export interface LoadResult {
  documents: number;
  seconds: number;
  /** Documents not rendered by the server, or with another status than 200. */
  wrong: number;
  latencies: number[];
}

const rendered = '"mode":"ssr"';

function fetchDocument(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve(response.statusCode === 200 && Buffer.concat(parts).includes(rendered)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Sends requests on `concurrency` persistent connections for a given time. */
async function load({ url, concurrency, seconds }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const started = performance.now();
  const result: LoadResult = { documents: 0, seconds: 0, wrong: 0, latencies: [] };
  const one = async () => {
    while (performance.now() - started < seconds * 1000) {
      const asked = performance.now();
      if (!(await fetchDocument(agent, url))) result.wrong++;
      result.latencies.push(performance.now() - asked);
      result.documents++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  agent.destroy();
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

process.on('message', (order: LoadOrder & { type: string }) => {
  if (order.type !== 'load') return;
  void load(order).then((result) => process.send?.({ type: 'load', ...result }));
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
