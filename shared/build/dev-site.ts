import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  BuildManifest,
  buildManifestPath,
  LatestBuild,
  latestBuildPath,
} from '@storyloom/contract/platform/build-manifest';
import { type DevMfe, devMfePath } from '@storyloom/contract/platform/dev-mfe';
import { allowOrigins } from '@storyloom/contract/platform/dev-policy';
import { createProxyServer } from 'httpxy';
import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod/mini';
import { sharedVersions } from './shared-packages.ts';

interface Options {
  /** Origin of the site. */
  against: string;
  /** Origin of the development server of the micro-frontend. */
  source: string;
  /** 0: a free one. */
  port: number;
}

/** The document's data, as `host/server/render/inline-script.ts` writes it. */
const bootstrapText = /(?<=window\.__STORYLOOM__=)\{.*?\}(?=;addEventListener\()/s;

/** The cookie for a site at http://localhost, which has neither the domain nor TLS. */
const localCookie = (cookie: string) =>
  cookie
    .replace(/; *(domain=[^;]*|secure)(?=;|$)/gi, '')
    .replace(/; *samesite=none(?=;|$)/i, '; SameSite=Lax');

/** The document with the micro-frontend from source. Its page is rendered again, because the site rendered a release. */
function withSource(html: string, { mfe }: DevMfe): string {
  const { parts: _, ...source } = mfe;
  return html.replace(bootstrapText, (json) => {
    const data = JSON.parse(json);
    const { composition, styles } = data;
    const others = composition.mfes.filter(({ name }: { name: string }) => name !== mfe.name);
    const changed = {
      ...data,
      mode: 'replace',
      hasWorker: false,
      composition: { id: `${composition.id}-dev`, mfes: [source, ...others] },
      styles: styles.filter(({ href }: { href: string }) => !href.startsWith(`/m/${mfe.name}/`)),
    };
    return JSON.stringify(changed).replaceAll('<', '\\u003c');
  });
}

function answer(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
}

/**
 * Serves another site at http://localhost:<port>, with one micro-frontend from its development server. Everything else is
 * that site's: pages, data and logins. Resolves with its address when it listens.
 */
export async function startDevSite({ against, source, port }: Options) {
  let own = '';
  const proxy = createProxyServer({ target: against, changeOrigin: true });
  const isDocument = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

  const sendDocument = async (upstream: IncomingMessage, response: ServerResponse) => {
    const { statusCode: status = 502, headers } = upstream;
    if (!headers['content-type']?.startsWith('text/html'))
      return void upstream.pipe(response.writeHead(status, headers));
    const html = await text(upstream);
    const described = await fetch(`${source}${devMfePath}`);
    if (!described.ok)
      return answer(response, 503, 'The micro-frontend does not compile. Its errors are in the terminal.');
    for (const name of ['transfer-encoding', 'content-length', 'integrity-policy']) delete headers[name];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = allowOrigins(String(policy), [source]);
    // The site does not know routes that only the sources have.
    response.writeHead(status === 404 ? 200 : status, headers);
    response.end(withSource(html, (await described.json()) as DevMfe));
  };

  proxy.on('proxyRes', (upstream, request, response) => {
    const { headers } = upstream;
    delete headers['strict-transport-security'];
    if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(localCookie);
    if (headers.location?.startsWith(against)) headers.location = headers.location.replace(against, own);
    if (isDocument(request)) sendDocument(upstream, response).catch(() => response.destroy());
  });

  const server = createServer((request, response) => {
    const { headers } = request;
    // The site refuses what a page of another origin sends.
    if (headers.origin === own) headers.origin = against;
    if (headers.referer?.startsWith(own)) headers.referer = headers.referer.replace(own, against);
    if (isDocument(request)) headers['accept-encoding'] = 'identity';
    const unreachable = ({ code, message }: NodeJS.ErrnoException) =>
      answer(response, 502, `${against} cannot be reached (${code ?? message}). Is it running?`);
    proxy.web(request, response, { selfHandleResponse: isDocument(request) }).catch(unreachable);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  own = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { address: own, close: () => void server.close() };
}

/** Throws unless the site at `origin` answers, is a Storyloom site, and shares packages that this micro-frontend fits. */
export async function checkSite(origin: string): Promise<void> {
  const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) => {
    const response = await fetch(`${origin}${path}`).catch((error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
      throw new Error(
        `${origin} cannot be reached (${code ?? message}). Check the address and your network.`,
      );
    });
    const parsed = z.safeParse(schema, await response.json().catch(() => null));
    if (parsed.success) return parsed.data;
    throw new Error(
      `${origin} is not a Storyloom site: ${path} answered ${response.status}. Give the address of one.`,
    );
  };

  const { id } = await read(latestBuildPath, LatestBuild);
  const { shared } = await read(buildManifestPath(id), BuildManifest);
  if (!shared)
    throw new Error(
      `The shell of ${origin} does not say which packages it shares: it is older than --against. Ask for a newer one.`,
    );
  for (const [name, version] of Object.entries(sharedVersions())) {
    const provided = shared[name];
    if (provided === undefined || !satisfies(provided, `^${version}`))
      throw new Error(
        `This micro-frontend needs ${name} ^${version}, but the shell of ${origin} has ${provided ?? 'none'}. Install the ` +
          'version of the shell, or use a site with a newer one.',
      );
  }
}
