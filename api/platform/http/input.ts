import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { issueMessage } from '@storyloom/contract/core/issue-message';
import { requestLimits } from '@storyloom/contract/core/request-limits';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { DomainError, TransportError } from '../errors.ts';
import { callerGone, isCutOff } from './cut-off.ts';
import { invalidFields } from './invalid-fields.ts';
import { tooLarge } from './limit-body.ts';

// zod/mini has no default messages; field messages need them.
z.config({ localeError: issueMessage });

/** Reads and validates the input: the query of a GET or the JSON body of a POST, with path parameters. */
export async function readInput(c: Context, endpoint: Endpoint): Promise<unknown> {
  const maxBytes = endpoint.maxBodyBytes ?? requestLimits.bodyBytes;
  return parseInput(c, endpoint, endpoint.method === 'GET' ? readQuery(c) : await readBody(c, maxBytes));
}

/** Validates what was sent, with path parameters. Throws request.invalid. */
export function parseInput(c: Context, endpoint: Endpoint, sent: Record<string, unknown>): unknown {
  const input = { ...sent, ...c.req.param() };
  const unstorable = findNul(input);
  if (unstorable !== null) {
    const message = 'The text contains a character that cannot be stored.';
    throw new DomainError('request.invalid', { fields: { [unstorable]: message } }, message);
  }
  const result = endpoint.input.safeParse(input);
  if (result.success) return result.data;
  throw invalidFields(result.error.issues);
}

/** The path of the first text with NUL, which PostgreSQL cannot store; null if there is none. */
function findNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = name.includes('\0') ? 'request' : findNul(inner, at);
    if (found !== null) return found;
  }
  return null;
}

/** A repeated parameter becomes an array, so that schemas of single values reject it. */
function readQuery(c: Context): Record<string, unknown> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URL(c.req.url).searchParams) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  // Object.fromEntries is safe for a parameter named __proto__.
  return Object.fromEntries(query);
}

/** Pages of other sites can send other types without asking first. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

async function readBody(c: Context, maxBytes: number): Promise<Record<string, unknown>> {
  const isCompressed = c.req.header('content-encoding') === 'gzip';
  const sent = await (isCompressed ? c.req.arrayBuffer() : c.req.text()).catch((error: unknown) => {
    throw isCutOff(c, error) ? callerGone() : error;
  });
  const text = typeof sent === 'string' ? sent : await decompress(sent, maxBytes);
  if (text === '') return {};
  if (!JSON_TYPE.test(c.req.header('content-type') ?? ''))
    throw new TransportError(415, 'Send the request body as application/json.');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new TransportError(400, 'The request body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TransportError(400, 'The request body must be a JSON object.');
  }
  return { ...body };
}

/** Stops at `maxBytes`, so that a small body cannot fill the memory. */
async function decompress(bytes: ArrayBuffer, maxBytes: number): Promise<string> {
  try {
    return (await promisify(gunzip)(bytes, { maxOutputLength: maxBytes })).toString();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(maxBytes);
    throw new TransportError(400, 'The request body is not valid gzip.');
  }
}
