import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDevRemote } from '@storyloom/build/dev-remote';
import { checkSite, startDevSite } from '@storyloom/build/dev-site';
import { type Command, readNumber, UsageError } from '@storyloom/registry/cli/command.ts';

export const dev: Command = {
  usage: '[--port 3100] [--against <site> [--site-port 3000]]',
  summary:
    'serve it from source, with hot reload; --against: in the pages of a site, such as that of staging',
  options: {
    port: { type: 'string', default: '3100' },
    against: { type: 'string' },
    'site-port': { type: 'string', default: '3000' },
  },
  async run([mfe = ''], values, { root, say }) {
    const port = readNumber('--port', values.port, 1, 65_535);
    const sitePort = readNumber('--site-port', values['site-port'], 1, 65_535);
    const { against } = values;
    if (against !== undefined && !/^https?:/.test(URL.parse(String(against))?.protocol ?? ''))
      throw new UsageError(`${against} is not the address of a site, such as https://staging.example.`);
    const site = against && new URL(String(against)).origin;
    if (site) await checkSite(site);
    const dist = join(root, '.storyloom');
    mkdirSync(dist, { recursive: true });
    await startDevRemote({ dir: root, port, dist, hot: !site });
    const source = `http://localhost:${port}`;
    if (!site) say(`${mfe}=${source}\nIn a checkout of Storyloom: npm run dev -- ${mfe}=${source}`);
    else {
      const { address } = await startDevSite({ against: site, source, port: sitePort });
      say(`${address} is ${site} with ${mfe} from source`);
    }
    return { source };
  },
};
