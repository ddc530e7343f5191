import type { HttpBindings } from '@hono/node-server';
import { compositionHeader, siteHeader } from '@storyloom/contract/core/headers';
import { readTraceparent, requestIdOf } from '@storyloom/logging/request-fields';
import type { Context } from 'hono';
import type { Logger } from '../logger.ts';
import { networkOf } from './network.ts';
import type { RequestFacts } from './route.ts';

const LABEL = /^[\w.:-]{1,64}$/;

/** Returns a caller's label if it is safe for logs and headers, otherwise an empty string. */
function safeLabel(value: string | undefined): string {
  return value !== undefined && LABEL.test(value) ? value : '';
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function readPeer(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** The client's address. Only the host, which runs on this machine, is trusted to forward one; it appends to the list. */
function readAddress(c: Context): string {
  const peer = readPeer(c);
  if (!LOOPBACK.test(peer)) return peer;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}

/** The origin that the host reports; trusted, like addresses, only from this machine. */
function readSite(c: Context): string | null {
  if (!LOOPBACK.test(readPeer(c))) return null;
  const site = URL.parse(c.req.header(siteHeader) ?? '');
  return site !== null && /^https?:$/.test(site.protocol) ? site.origin : null;
}

/** The trace that the host has begun; null for other callers. Only the host, which runs on this machine, is trusted. */
export const readParent = (c: Context): string | null =>
  LOOPBACK.test(readPeer(c)) ? readTraceparent(c.req.header('traceparent')) : null;

export function readFacts(c: Context, logger: Logger, traceparent: string): RequestFacts {
  const composition = safeLabel(c.req.header(compositionHeader));
  return {
    requestId: requestIdOf(traceparent),
    composition,
    network: networkOf(readAddress(c)),
    isLocal: LOOPBACK.test(readPeer(c)) && c.req.header('x-forwarded-for') === undefined,
    site: readSite(c),
    userAgent: c.req.header('user-agent') ?? '',
    header: (name) => c.req.header(name),
    signal: c.req.raw.signal,
    log: logger,
  };
}
