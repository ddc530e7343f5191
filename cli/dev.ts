import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from '@storyloom/build/check-site';
import { startDevRemote } from '@storyloom/build/dev-remote';
import { startDevSite } from '@storyloom/build/dev-site';

/** Serves the micro-frontend in a folder from source, in the pages of another site, or for a development host. */
export async function serveFromSource(
  mfe: string,
  root: string,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const text = { type: 'string' } as const;
  const options = {
    port: { ...text, default: '3100' },
    against: text,
    'site-port': { ...text, default: '3000' },
  };
  const { port, against, 'site-port': sitePort } = parseArgs({ args: [...args], options }).values;
  for (const [name, value] of [
    ['port', port],
    ['site-port', sitePort],
  ])
    if (!/^[1-9]\d{0,4}$/.test(value ?? ''))
      throw new Error(`--${name} ${value} is not a port: give a number, for example 3100.`);
  if (against !== undefined && !/^https?:/.test(URL.parse(against)?.protocol ?? ''))
    throw new Error(`${against} is not the address of a site, such as https://staging.example.`);
  const site = against && new URL(against).origin;
  if (site) await checkSite(site);
  const dist = join(root, '.storyloom');
  mkdirSync(dist, { recursive: true });
  await startDevRemote({ dir: root, port: Number(port), dist, hot: !site });
  const source = `http://localhost:${port}`;
  if (!site) return say(`${mfe}=${source}\nIn a checkout of Storyloom: npm run dev -- ${mfe}=${source}`);
  const { address } = await startDevSite({ against: site, source, port: Number(sitePort) });
  say(`${address} is ${site} with ${mfe} from source`);
}
