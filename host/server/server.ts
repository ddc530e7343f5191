import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pageMessages } from '@storyloom/contract/messages/pages';
import type { Logger } from 'pino';
import type { Artifacts } from './files/artifacts.ts';
import { createSender, fileBelow, releaseFile } from './files/send-file.ts';

interface Options {
  log: Logger;
  /** Folders of the shell's builds, newest first. */
  builds: readonly string[];
  publicDir: string;
  artifacts: Artifacts;
  proxy(request: IncomingMessage, response: ServerResponse): void;
  document(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The composition for pages; null before the first. */
  pageComposition(): unknown;
  /** Handles requests that only the development host answers; false if it is not one of them. */
  handleFirst?(request: IncomingMessage, response: ServerResponse): boolean;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

async function firstFile(builds: readonly string[], pathname: string): Promise<string | null> {
  for (const build of builds) {
    const file = await fileBelow(join(build, 'browser'), pathname);
    if (file) return file;
  }
  return null;
}

/**
 * Whether the request line and the Host header form a URL of this site. `//evil.example/read/x` would be rendered as a
 * page of that host.
 */
function isValid({ url = '/', headers }: IncomingMessage): boolean {
  const host = headers.host || 'localhost';
  const isPath = /^\/(?![/\\])/.test(url);
  return isPath && URL.canParse(url, 'http://localhost') && URL.canParse(url, `http://${host}`);
}

/** The host's HTTP server: the API below /api, files, and documents for all other paths. */
export function createHostServer(options: Options): Server {
  const { log, builds, publicDir, artifacts, proxy, document, pageComposition } = options;
  const send = createSender();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(response, 405, 'Method Not Allowed');
    if (/^(\/en)?\/alive$/.test(pathname)) return plain(response, 200, 'alive');
    if (pathname === '/ready') {
      return pageComposition() ? plain(response, 200, 'ready') : plain(response, 503, 'No composition yet');
    }
    if (pathname === '/composition.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify(pageComposition()));
    }
    if (pathname.startsWith('/static/')) {
      const file = await firstFile(builds, pathname);
      return file
        ? send(request, response, pathname, await readFile(file))
        : plain(response, 404, 'No such file');
    }
    if (pathname.startsWith('/m/')) {
      const found = await releaseFile(artifacts, pathname);
      if (found instanceof Error) {
        log.error({ path: pathname, reason: found.message }, 'release file refused');
        return plain(response, 502, found.message);
      }
      return found ? send(request, response, pathname, found) : plain(response, 404, 'No such file');
    }
    const file = /\.[a-z0-9]+$/.test(pathname) ? await fileBelow(publicDir, pathname) : null;
    if (file) return send(request, response, pathname, await readFile(file), 'public, max-age=3600');
    if (!pageComposition()) return plain(response, 503, 'Storyloom is starting. Try again in a moment.');
    return document(request, response);
  };

  return createServer((request, response) => {
    if (!isValid(request)) return plain(response, 400, 'Bad Request');
    if (/^\/(api(\/|$|\?)|files\/)/.test(request.url ?? '')) return proxy(request, response);
    if (options.handleFirst?.(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      log.error({ path: request.url, err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else plain(response, 500, pageMessages.internalServerError);
    });
  });
}
