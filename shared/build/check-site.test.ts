import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSite } from './dev-site.ts';
import { sharedVersions } from './shared-packages.ts';

/** A site whose shell shares these packages; undefined: an older one, which does not say. */
async function siteWith(shared: Record<string, string> | undefined): Promise<string> {
  const server = createServer(({ url }, response) => {
    const answer = url === '/builds/latest.json' ? { id: 'a-b' } : { id: 'a-b', redirects: {}, shared };
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe('checkSite', () => {
  it('accepts a site whose shell shares what the micro-frontend needs', async () => {
    await expect(checkSite(await siteWith(sharedVersions()))).resolves.toBeUndefined();
  });

  it('names a site that cannot be reached', async () => {
    await expect(checkSite('http://localhost:9')).rejects.toThrow(
      /^http:\/\/localhost:9 cannot be reached \(.+\)\. Check the address and your network\.$/,
    );
  });

  it('refuses a site that is not Storyloom', async () => {
    const server = createServer((_, response) => response.writeHead(404).end('<h1>Not found</h1>'));
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(checkSite(`http://localhost:${port}`)).rejects.toThrow(
      'is not a Storyloom site: /builds/latest.json answered 404',
    );
  });

  it('refuses a shell with another version of a shared package, or one that does not say', async () => {
    const older = await siteWith({ ...sharedVersions(), react: '18.3.1' });
    await expect(checkSite(older)).rejects.toThrow(`but the shell of ${older} has 18.3.1`);
    await expect(checkSite(await siteWith(undefined))).rejects.toThrow('it is older than --against');
  });
});
