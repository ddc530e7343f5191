import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { createTraceparent, withRequest } from '@storyloom/logging/request-fields';
import type { Metrics } from '@storyloom/logging/request-metrics';
import { openSpan } from '@storyloom/logging/spans';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { TransportError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { isOutOfSpace, type SpaceCheck } from '../space.ts';
import type { Authenticate, Viewer } from '../viewer.ts';
import { readViewer } from './caller.ts';
import { failure, success } from './envelope.ts';
import { readFacts, readParent } from './facts.ts';
import { receiveForm } from './form.ts';
import { parseInput, readInput } from './input.ts';
import { limitBody, readBodyLimits } from './limit-body.ts';
import type { RateCheck } from './rate-check.ts';
import type { RequestFacts, Route } from './route.ts';

export interface AppParts {
  routes: readonly Route[];
  authenticate: Authenticate;
  checkRate: RateCheck;
  logger: Logger;
  metrics: Metrics;
  /** Runs a handler; one of a route that may be old reads from a standby. */
  place?: (route: Route, viewer: Viewer | null, handle: () => Promise<unknown>) => Promise<unknown>;
  /** Requests that store something are refused while there is little space; reads go on. */
  space: Pick<SpaceCheck, 'isLow' | 'require'>;
  /** Folder of uploaded files while their requests are handled. */
  uploadsFolder: string;
  /** Mounts routes outside the contract: health, metrics, API reference, files. */
  extras?: (app: App) => void;
}

export type App = Hono<{ Variables: { facts: RequestFacts; route: string } }>;

/** Creates the Hono app with all routes; errors are returned in the envelope. */
export function createApp(parts: AppParts): App {
  const app: App = new Hono();
  app.use((c, next) => {
    const started = performance.now();
    const parent = readParent(c);
    const span = openSpan(c.req.method, 'server', {}, parent);
    const traceparent = span?.traceparent ?? parent ?? createTraceparent();
    const facts = readFacts(c, parts.logger, traceparent);
    c.set('facts', facts);
    c.header('x-request-id', facts.requestId);
    // Most replies are private; cacheable ones override this.
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    const { composition } = facts;
    return withRequest({ traceparent, readComposition: () => composition }, async () => {
      await next();
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const status = c.res.status;
      const route = c.get('route') ?? 'none';
      parts.metrics.observe({ route, status, seconds: ms / 1000 });
      span?.end({
        name: route,
        attributes: { 'http.response.status_code': status },
        ...(status >= 500 && { error: status }),
      });
      facts.log.debug({ method: c.req.method, path: c.req.path, status, ms }, 'answered');
    });
  });
  app.use(limitBody(readBodyLimits(parts.routes.map(({ endpoint }) => endpoint))));
  parts.extras?.(app);
  for (const route of fixedFirst(parts.routes)) mount(app, route, parts);
  app.notFound((c) => {
    const { status, body } = failure(new TransportError(404, 'Not found.'));
    return c.json(body, status as ContentfulStatusCode);
  });
  app.onError((error, c) => {
    const reply = failure(error);
    const { log } = c.get('facts');
    if (reply.unexpected)
      log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request failed');
    // Hono's type lacks 499.
    return c.json(reply.body, reply.status as ContentfulStatusCode, reply.headers);
  });
  return app;
}

/** Sorts routes without parameters first: `/user/{userId}` would also match `/user/login-user`. */
function fixedFirst(routes: readonly Route[]): Route[] {
  return routes.toSorted(
    (a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')),
  );
}

const isForm = ({ wire }: Endpoint) => wire === 'multipart';

function mount(app: App, route: Route, parts: AppParts) {
  const {
    authenticate,
    checkRate,
    space,
    uploadsFolder,
    place = (_route, _viewer, handle) => handle(),
  } = parts;
  const { endpoint } = route;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (c) => {
    c.set('route', `${endpoint.method} ${endpoint.path}`);
    const isRead = endpoint.method === 'GET';
    if (!isRead) await space.require();
    const viewer = await readViewer(c.req.header('tokenid'), endpoint, authenticate);
    // Reads are not counted while there is no space for it, on this disk or on the database's.
    if (endpoint.rate && !(isRead && (await space.isLow())))
      await checkRate(endpoint.rate, viewer, c.get('facts').network).catch((error: unknown) => {
        if (!isRead || !isOutOfSpace(error)) throw error;
      });
    const reply = async (input: unknown) => {
      const handle = () => route.handle({ input, viewer, request: c.get('facts') });
      const data = await place(route, viewer, handle);
      return data instanceof Response ? data : c.json(success(data));
    };
    if (!isForm(endpoint)) return reply(await readInput(c, endpoint));
    const form = await receiveForm(c, {
      maxFileBytes: endpoint.maxFileBytes ?? 0,
      tooLarge: endpoint.tooLarge,
      isSecret: endpoint.isSecretFile,
      folder: uploadsFolder,
    });
    try {
      return await reply(parseInput(c, endpoint, form.fields));
    } finally {
      await form.discard();
    }
  });
}
