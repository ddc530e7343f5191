import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { siteHeader } from '@storyloom/contract/core/headers';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { connectLogin } from '@storyloom/contract/users/endpoints/connect-login';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { traceHeaders } from '@storyloom/logging/request-fields';
import { hostCookies } from '../../app/session/token-cookie.ts';
import { isSecure, originOf, type PublicAddress } from '../public-address.ts';
import { visitorAddress } from './visitor-address.ts';

/** Headers that end here. Nobody outside chooses the trace or the id of a request. */
const dropped = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'cookie',
  'traceparent',
  'tracestate',
  'baggage',
  'x-request-id',
];

interface Options extends PublicAddress {
  /** Number of proxies in front of this server whose X-Forwarded-For entries are trusted. */
  trustedProxies?: number;
  /** Time without bytes after which a response is given up, in ms; streams send heartbeats. */
  silenceMs?: number;
}

/** Calls whose replies carry a new token. */
const startsSession = new Set<string>([anonymityRegister.path, loginOrRegister.path, connectLogin.path]);

/** Answers with an error in the API's envelope. */
export function refuse(outgoing: ServerResponse, status: number, error: string, msg: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify({ code: status, msg, data: { error } }));
}

/** Sends the answer to a registration or login with the new token as a cookie: one that a script sets lasts 7 days in Safari. */
async function sendWithCookie(
  response: IncomingMessage,
  outgoing: ServerResponse,
  secure: boolean,
): Promise<void> {
  const body = await text(response).catch(() => null);
  if (body === null) return void outgoing.destroy();
  const token = /"tokenId":"([\w-]+)"/.exec(body)?.[1];
  const cookie = token === undefined ? {} : { 'set-cookie': hostCookies(token, secure, Date.now()) };
  outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...cookie }).end(body);
}

/**
 * Forwards `/api/...` without that prefix and `/files/...` unchanged to the API, unbuffered in both directions.
 * Cookies are dropped, because the API takes the token from the tokenid header alone. X-Forwarded-For is set to
 * the address that this server saw. A header with the site's origin for the visitor is added.
 */
export function createApiProxy(apiUrl: string, options: Options = {}) {
  const { trustedProxies = 0, publicOrigin = null, silenceMs = 60_000 } = options;
  const target = new URL(apiUrl);
  const agent = new Agent({ keepAlive: true });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const method = incoming.method ?? 'GET';
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      incoming.resume();
      refuse(outgoing, 405, 'transport.method_not_allowed', 'The service answers GET and POST.');
      return;
    }
    const headers: OutgoingHttpHeaders = { ...incoming.headers };
    for (const name of dropped) delete headers[name];
    Object.assign(headers, traceHeaders(), { host: target.host });
    headers['x-forwarded-for'] = visitorAddress(incoming, trustedProxies);
    headers[siteHeader] = originOf(incoming, { publicOrigin, trustedProxies });
    // Node would send the body of such a request without its length, and the API would read it as the next request.
    const hasBody = method === 'POST';
    if (!hasBody) delete headers['content-length'];
    const path = (incoming.url ?? '/').replace(/^\/api(?=[/?]|$)\/?/, '/');
    const starts = startsSession.has(path.split('?', 1)[0] ?? '');
    const { hostname, port } = target;
    let answered = false;
    /** Reads the rest of the upload, because an unread upload would block the visitor's connection. */
    const discardRest = () => {
      incoming.unpipe();
      incoming.resume();
    };
    const upstream = request(
      { agent, hostname, port, method, path, headers, timeout: silenceMs },
      (response) => {
        if (starts && response.statusCode === 200)
          void sendWithCookie(response, outgoing, isSecure(incoming, { publicOrigin, trustedProxies }));
        else {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        }
        response.on('end', () => {
          answered = true;
          discardRest();
        });
        response.on('error', () => outgoing.destroy());
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The API stopped responding')));
    upstream.on('error', () => {
      // The API may close the connection during an upload that it refuses, when its answer is already complete.
      if (answered) return;
      discardRest();
      if (outgoing.headersSent) return outgoing.destroy();
      const msg = 'The service cannot be reached right now. Try again in a moment.';
      refuse(outgoing, 502, 'transport.unreachable', msg);
    });
    outgoing.on('close', () => upstream.destroy());
    if (hasBody) {
      // Otherwise Node sends the headers with the first piece of the body, but the API may refuse the request by
      // its headers.
      upstream.flushHeaders();
      return void incoming.pipe(upstream);
    }
    incoming.resume();
    upstream.end();
  };
}
