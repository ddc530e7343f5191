import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { compositionHeader } from '@storyloom/contract/core/headers';
import { type HostSegment, hostSegments, localeSegments } from '@storyloom/contract/platform/addresses';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { vitalsPath } from '@storyloom/contract/platform/vitals';
import { createMinuteGate } from '@storyloom/logging/minute-gate';
import { createTraceparent, requestIdOf, withRequest } from '@storyloom/logging/request-fields';
import type { Span } from '@storyloom/logging/span';
import { openSpan } from '@storyloom/logging/spans';
import type { Logger } from 'pino';
import { missedPage, precachePath, workerPath } from '../worker/messages.ts';
import { refuse } from './api/api-proxy.ts';
import { robotsText } from './crawlers/robots.ts';
import { sendError } from './crawlers/send-error.ts';
import { baseHeaders } from './documents/security-headers.ts';
import type { Artifacts } from './files/artifacts.ts';
import { createSender, fileBelow, releaseFile } from './files/send-file.ts';
import type { ShellFiles } from './files/shell-files.ts';
import { isForeignPost } from './foreign-posts.ts';
import { answerPostedLogin } from './logins/posted-answer.ts';
import type { HostMetrics } from './metrics.ts';
import { isSecure, originOf, type PublicAddress } from './public-address.ts';
import { createCspReports, cspReportPath } from './reports/csp-reports.ts';
import type { PartReports } from './reports/part-reports.ts';
import { createReportLimit } from './reports/report-limit.ts';
import { sharedAddress } from './share-target.ts';
import { removingWorker } from './worker/removing-worker.ts';

interface Options extends PublicAddress {
  log: Logger;
  /** Files of the shell, by path. */
  shellFiles: Pick<ShellFiles, 'find'>;
  publicDir: string;
  artifacts: Artifacts;
  /** Answers requests to the origin of the payment page; false for other origins. */
  paymentPage?(request: IncomingMessage, response: ServerResponse): boolean;
  proxy(request: IncomingMessage, response: ServerResponse): void;
  document(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers the addresses of the sitemap; false for other addresses. Development has none. */
  sitemap?(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  /** Receives `/reports`; development has none. */
  reports?: Pick<PartReports, 'answer'>;
  /** Answered at `/metrics`; development has none. */
  metrics?: Pick<HostMetrics, 'text' | 'countViolation'>;
  /** The script at `/sw.js`; without it, one that removes the worker of an earlier start. */
  worker?: string;
  /** Answers the addresses below `/builds`; null for an address without an answer. */
  manifests(pathname: string, cookies: string): unknown;
  /** Answered at `/precache.json`; development has none. */
  precache?(): unknown;
  /** True once balancers should send no more requests. */
  isLeaving?(): boolean;
  /** The composition for pages; null before the first. */
  pageComposition(): unknown;
  /** Id of the composition that new pages of a visitor get, for the log. */
  compositionOf?(cookies: string): string | null;
  /** Answers requests below /dev, which only the development host has; false if it has no such address. */
  handleDevelopment?(request: IncomingMessage, response: ServerResponse): boolean;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

/** Cookies of other programs on the same host name may be long: programs on localhost share theirs. */
const MAX_HEADER_BYTES = 64 * 1024;

/** Answers a request that cannot be read. A page with nothing on it would not tell what to do. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [
          '431 Request Header Fields Too Large',
          'Your browser sent too many cookies. Delete the cookies of this site.',
        ]
      : ['400 Bad Request', 'Bad Request'];
  const head = `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close`;
  socket.end(`${head}\r\n\r\n${text}`);
}

/**
 * True if the request line and the Host header form a URL of this site. `//evil.example/read/x` would be rendered
 * as a page of that host.
 */
function isValid({ url = '/', headers, rawHeaders }: IncomingMessage): boolean {
  // Node keeps the first of several Host lines; a proxy in front may have used another.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return false;
  const host = headers.host || 'localhost';
  // `/.//evil.example` has the path `//evil.example`.
  const isPath =
    /^\/(?![/\\])/.test(url) && /^\/(?!\/)/.test(URL.parse(url, 'http://localhost')?.pathname ?? '');
  return isPath && URL.canParse(url, `http://${host}`);
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers of the host's own addresses, by their first segment. */
function createAnswers(options: Options): Record<HostSegment, Answer> {
  const { log, shellFiles, artifacts, proxy, pageComposition } = options;
  const send = createSender();
  const answerCspReport = createCspReports({ log, countViolation: options.metrics?.countViolation });
  const isReportAllowed = createReportLimit(options.trustedProxies ?? 0);
  // Each document sends these, so they do not share the limit of failures.
  const areVitalsAllowed = createReportLimit(options.trustedProxies ?? 0, 6_000);
  const noFile = (response: ServerResponse) => plain(response, 404, 'No such file');
  return {
    api: proxy,
    files: proxy,
    builds(request, response) {
      const manifest = options.manifests(pathOf(request), request.headers.cookie ?? '');
      return manifest ? json(response, manifest) : noFile(response);
    },
    alive: (_, response) => plain(response, 200, 'alive'),
    ready(_, response) {
      if (options.isLeaving?.()) return plain(response, 503, 'This process is shutting down');
      return pageComposition() ? plain(response, 200, 'ready') : plain(response, 503, 'No composition yet');
    },
    async static(request, response) {
      const pathname = pathOf(request);
      const found = await shellFiles.find(pathname);
      return found ? send(request, response, pathname, found) : noFile(response);
    },
    async m(request, response) {
      const pathname = pathOf(request);
      const found = await releaseFile(artifacts, pathname);
      if (found instanceof Error) {
        log.error({ path: pathname, reason: found.message }, 'release file refused');
        return plain(response, 502, found.message);
      }
      return found ? send(request, response, pathname, found) : noFile(response);
    },
    async metrics(request, response) {
      // Requests of visitors come through a proxy or from another machine.
      if (!options.metrics || request.headers['x-forwarded-for'] || !isLoopback(request))
        return noFile(response);
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      return response.end(await options.metrics.text());
    },
    reports(request, response) {
      if (request.method !== 'POST') return noFile(response);
      const isAllowed = request.url === vitalsPath ? areVitalsAllowed : isReportAllowed;
      if (!isAllowed(request)) return plain(response, 429, 'Too many reports');
      if (pathOf(request) === cspReportPath) return answerCspReport(request, response);
      return options.reports ? options.reports.answer(request, response) : noFile(response);
    },
    sitemap: async (request, response) =>
      (await options.sitemap?.(request, response, pathOf(request))) || noFile(response),
    offline(request, response) {
      const page = parametersOf(request).get(missedPage);
      const origin = originOf(request, options);
      // There is a connection again.
      if (page !== null && URL.canParse(page, origin) && new URL(page, origin).origin === origin)
        return redirect(response, new URL(page, origin).href);
      return options.document(request, response);
    },
    'share-target': (request, response) =>
      redirect(response, sharedAddress(parametersOf(request), originOf(request, options))),
    dev: (request, response) => options.handleDevelopment?.(request, response) || noFile(response),
  };
}

const isLoopback = ({ socket }: IncomingMessage) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');

const pathOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost').pathname;

const parametersOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams;

const withoutLocale = (pathname: string) =>
  pathname.replace(new RegExp(`^/(${localeSegments.join('|')})(?=/)`), '');

const isHostSegment = (segment: string): segment is HostSegment =>
  (hostSegments as readonly string[]).includes(segment);

/** The host's own segment that a request is for, or null for a page. Liveness is answered in every language. */
function hostSegmentOf({ url = '/' }: IncomingMessage): HostSegment | null {
  const [, first = '', second] = (url.split('?', 1)[0] ?? '').split('/');
  if (isHostSegment(first)) return first;
  return second === 'alive' && (localeSegments as readonly string[]).includes(first) ? second : null;
}

/** The host's HTTP server: its own addresses, which `hostSegments` lists, files, and documents for all other paths. */
export function createHostServer(options: Options): Server {
  const { log, publicDir, publicOrigin, document, pageComposition } = options;
  const responses = createAnswers(options);
  const send = createSender();
  const worker = Buffer.from(options.worker ?? removingWorker);
  const workerTag = `"${createHash('sha256').update(worker).digest('base64url')}"`;
  const isWarningDue = createMinuteGate();
  /** Warns at most once a minute that a proxy may hide the address of the site. */
  const warn = ({ headers: { host, origin } }: IncomingMessage, hint: string) => {
    if (isWarningDue())
      log.warn({ host: host?.slice(0, 200), origin: origin?.slice(0, 200), publicOrigin }, hint);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const segment = hostSegmentOf(request);
    // A login service such as Apple posts its answer from its own page.
    if (request.method === 'POST' && pathOf(request) === '/' && (await answerPostedLogin(request, response)))
      return;
    if (isForeignPost(request, options)) {
      warn(
        request,
        'a POST of another origin was refused: let the proxy send Host, or set PUBLIC_ORIGIN, if it is this site',
      );
      return refuse(
        response,
        403,
        'transport.forbidden',
        'This request came from another site. Open this site and try again.',
      );
    }
    if (segment === 'api' || segment === 'files' || segment === 'reports')
      return responses[segment](request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'Method Not Allowed');
    }
    if (segment) return responses[segment](request, response);
    const pathname = pathOf(request);
    if (pathname === '/composition.json') return json(response, pageComposition());
    if (pathname === precachePath && options.precache) return json(response, options.precache());
    if (pathname === workerPath) {
      // Browsers ask after each navigation whether it has changed.
      response.setHeader('etag', workerTag);
      if (request.headers['if-none-match'] === workerTag) return response.writeHead(304).end();
      return send(request, response, pathname, worker, 'no-cache');
    }
    if (pathname === '/robots.txt') return plain(response, 200, robotsText(originOf(request, options)));
    if (await options.sitemap?.(request, response, withoutLocale(pathname))) return undefined;
    const file = /\.[a-z0-9]+$/.test(pathname) ? await fileBelow(publicDir, pathname) : null;
    if (file) return send(request, response, pathname, await readFile(file), 'public, max-age=3600');
    if (!pageComposition())
      return sendError(request, response, 503, 'Storyloom is starting. Try again in a moment.');
    if (publicOrigin && request.headers.host !== new URL(publicOrigin).host)
      warn(request, 'Host and PUBLIC_ORIGIN differ: let the proxy send Host');
    return document(request, response);
  };

  /** Logs and traces an answer, without parameters: some of them are secret. */
  const observe = (request: IncomingMessage, response: ServerResponse, span: Span | null) => {
    const started = performance.now();
    const { method } = request;
    const route = hostSegmentOf(request) ?? 'page';
    const end = AsyncResource.bind(() => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const { statusCode: status } = response;
      span?.end({
        name: `${method} ${route}`,
        attributes: { 'http.response.status_code': status },
        ...(status >= 500 && { error: status }),
      });
      log.debug({ method, path: pathOf(request), status, ms }, 'answered');
    });
    response.on('close', end);
  };

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
    if (isSecure(request, options)) response.setHeader('strict-transport-security', 'max-age=31536000');
    if (!isValid(request)) return plain(response, 400, 'Bad Request');
    if (options.paymentPage?.(request, response)) return;
    const { [compositionHeader]: stated, cookie = '' } = request.headers;
    const readComposition = () => stated?.toString() ?? options.compositionOf?.(cookie) ?? null;
    // Files are too many to be traced.
    const isTraced = [null, 'api', 'offline'].includes(hostSegmentOf(request));
    const span = isTraced ? openSpan('request', 'server', {}, null) : null;
    const traceparent = span?.traceparent ?? createTraceparent();
    response.setHeader('x-request-id', requestIdOf(traceparent));
    withRequest({ traceparent, readComposition }, async () => {
      observe(request, response, span);
      await answer(request, response);
    }).catch((error: unknown) => {
      // The visitor has gone before the request was complete.
      if (request.destroyed && !request.complete) return;
      log.error({ path: request.url, err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      // The file may exist: the registry could not tell.
      else if (['m', 'static'].includes(hostSegmentOf(request) ?? ''))
        plain(
          response.setHeader('retry-after', '2'),
          503,
          'This file cannot be sent now. Try again in a moment.',
        );
      else sendError(request, response, 500, pageMessages.internalServerError);
    });
  });
  server.on('clientError', answerBrokenRequest);
  // The timeout is longer than that of usual proxies and browsers, so a socket is never closed while a request is being sent.
  server.keepAliveTimeout = 65_000;
  return server;
}
