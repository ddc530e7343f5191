import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildDevServer } from '@rsbuild/core';
import type { SiteMfe } from '@storyloom/contract/platform/composition';
import { type DevMfe, devMfePath } from '@storyloom/contract/platform/dev-mfe';
import { partsOf } from './build-remote.ts';
import { type FilesByRequest, filesByRequest } from './container.ts';
import { devRemoteConfig } from './dev-remote-config.ts';
import { readManifest } from './manifest.ts';
import { federationName } from './remote-config.ts';

interface Options {
  /** The micro-frontend's folder. */
  dir: string;
  port: number;
  dist: string;
  /** False if the page reloads after a change, instead of replacing modules. */
  hot?: boolean;
}

/** Removes hot updates, because a newly loaded page gets the current files. */
function withoutUpdates(byRequest: FilesByRequest): FilesByRequest {
  const kept = (files: string[]) => files.filter((file) => !file.includes('.hot-update.'));
  return new Map([...byRequest].map(([request, files]) => [request, kept(files)]));
}

/**
 * Serves a micro-frontend from its sources: the browser's code with hot replacement, the server module rebuilt on each
 * change, and a description of both at /storyloom.json. The description is sent after a running build has ended, and
 * is the last good one if that build fails. Resolves when the server is ready.
 */
export async function startDevRemote({
  dir,
  port,
  dist,
  hot = true,
}: Options): Promise<{ close(): Promise<void> }> {
  const { name } = await readManifest(dir);
  const address = `http://localhost:${port}`;
  /** Resolves when no build is running. */
  let finished: () => Promise<unknown> = async () => {};
  let byRequest: FilesByRequest = new Map();
  let latest: DevMfe | null = null;

  const serverFile = join(dist, 'server', 'mfe.mjs');
  const serverModule = () => (existsSync(serverFile) ? readFileSync(serverFile) : null);

  const describe = async (): Promise<DevMfe> => {
    const manifest = await readManifest(dir);
    const serverHash = createHash('sha256')
      .update(serverModule() ?? '')
      .digest('hex');
    const asset = (url: string) => ({ url: url.replace(/^browser/, address), integrity: '' });
    const mfe: SiteMfe = {
      name,
      stable: {
        version: 'dev',
        buildId: 'dev',
        mfName: federationName(name, 'dev'),
        entry: asset('browser/remoteEntry.js'),
        // Built from the same workspace as the shell.
        incompatibility: null,
      },
      lastKnownGood: null,
      routes: manifest.routes,
      dialogs: manifest.dialogs,
      slots: manifest.slots,
      slotOrder: manifest.slotOrder,
      navigation: manifest.navigation,
      parts: partsOf(manifest, byRequest, asset),
    };
    return { mfe, server: `${address}/server/mfe.mjs`, serverHash };
  };

  const config = devRemoteConfig({
    dir,
    name,
    port,
    dist,
    hot,
    onBrowserBuild: (compilation) => {
      byRequest = withoutUpdates(filesByRequest(compilation));
    },
  });
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: {
      ...config,
      server: {
        ...config.server,
        setup: (context) => {
          const { environments } = context.server as RsbuildDevServer;
          finished = () => Promise.all(Object.values(environments).map(({ getStats }) => getStats()));
          context.server.middlewares.use(async (request, response, next) => {
            const path = request.url?.split('?')[0];
            if (path === '/server/mfe.mjs') {
              const module = serverModule();
              response.writeHead(module ? 200 : 404, { 'content-type': 'text/javascript' });
              return response.end(module);
            }
            if (path !== devMfePath) return next();
            await finished();
            latest = await describe().catch((error: unknown) => {
              if (!latest) console.error(`${name}:`, error);
              return latest;
            });
            response.writeHead(latest ? 200 : 503, { 'content-type': 'application/json' });
            response.end(JSON.stringify(latest));
          });
        },
      },
    },
  });
  const { server } = await rsbuild.startDevServer();
  await finished();
  return server;
}
