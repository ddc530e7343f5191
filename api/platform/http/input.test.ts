import { gzipSync } from 'node:zlib';
import { type Endpoint, endpoint } from '@storyloom/contract/core/endpoint';
import { requestLimits } from '@storyloom/contract/core/request-limits';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { readInput } from './input.ts';

const common = { summary: '', data: z.null(), errors: [], caller: 'anyone' } as const;
const tags = z.union([z.string(), z.array(z.string())]);
const input = z.strictObject({ id: z.string(), tag: z.optional(z.string()), tags: z.optional(tags) });
const reading = endpoint({ ...common, method: 'GET', path: '/things/{id}', input });
const writing = endpoint({ ...common, method: 'POST', path: '/things/{id}', input });

/** The input that an endpoint reads, or the error. */
async function read(
  query: string,
  body?: string | Uint8Array<ArrayBuffer>,
  request: Endpoint = body === undefined ? reading : writing,
  type = 'application/json',
): Promise<unknown> {
  const response = Promise.withResolvers<unknown>();
  const app = new Hono();
  app.all('/things/:id', async (c) => {
    const found = readInput(c, request);
    response.resolve(await found.catch((error: unknown) => error));
    return c.body(null);
  });
  await app.request(`/things/one${query}`, sending(body, type));
  return response.promise;
}

/** Bytes are sent as gzip. */
function sending(body: string | Uint8Array<ArrayBuffer> | undefined, type: string): RequestInit {
  if (body === undefined) return {};
  const headers = { 'content-type': type, ...(typeof body !== 'string' && { 'content-encoding': 'gzip' }) };
  return { method: 'POST', body, headers };
}

const fieldsOf = (error: unknown) => (error instanceof DomainError ? error.details.fields : error);

describe('readInput', () => {
  test('reads a body as application/json only, which pages of other sites cannot send unasked', async () => {
    const send = (type: string) => read('', '{"tag":"a"}', writing, type);
    expect(await send('application/json; charset=utf-8')).toEqual({ id: 'one', tag: 'a' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect(await send(type)).toMatchObject({ status: 415 });
  });

  test('reads the query of a GET with the parameters of the path', async () => {
    expect(await read('?tag=a%20b')).toEqual({ id: 'one', tag: 'a b' });
  });

  test('reads a repeated parameter as an array, which a single value is not', async () => {
    expect(await read('?tags=a&tags=b&tags=c')).toEqual({ id: 'one', tags: ['a', 'b', 'c'] });
    expect(fieldsOf(await read('?tag=a&tag=b'))).toEqual({ tag: expect.any(String) });
  });

  test('prefers the parameter of the path to a field of the same name', async () => {
    expect(await read('?id=two')).toEqual({ id: 'one' });
    expect(await read('', '{"id":"two"}')).toEqual({ id: 'one' });
  });

  test('refuses unknown fields by name, also __proto__', async () => {
    expect(fieldsOf(await read('?colour=red'))).toEqual({ colour: 'Unknown field: colour' });
    expect(await read('?__proto__=red')).toMatchObject({ error: 'request.invalid' });
  });

  test('names the first problem of a field that has several', async () => {
    const code = z.string().check(z.minLength(3, 'too short'), z.regex(/^[0-9]+$/, 'not a number'));
    const request = endpoint({ ...common, method: 'GET', path: '/things/{id}', input: z.object({ code }) });
    const error = await read('?code=a', undefined, request);
    expect(error).toMatchObject({ message: 'too short' });
    expect(fieldsOf(error)).toEqual({ code: 'too short' });
  });

  test('reads the JSON object of a POST, and no body as an empty one', async () => {
    expect(await read('', '{"tag":"a"}')).toEqual({ id: 'one', tag: 'a' });
    expect(await read('', '')).toEqual({ id: 'one' });
  });

  test.each([
    ['{"tag":', 'The request body is not valid JSON.'],
    ['null', 'The request body must be a JSON object.'],
    ['"tag"', 'The request body must be a JSON object.'],
    ['["tag"]', 'The request body must be a JSON object.'],
  ])('refuses the body %s', async (body, message) => {
    expect(await read('', body)).toMatchObject({ status: 400, message });
  });

  test('reads a body compressed with gzip, and stops at the limit of the endpoint', async () => {
    const compressed = (text: string) => new Uint8Array(gzipSync(text));
    expect(await read('', compressed('{"tag":"a"}'))).toEqual({ id: 'one', tag: 'a' });
    const long = compressed(JSON.stringify({ tag: 'a'.repeat(requestLimits.bodyBytes) }));
    expect(long.byteLength).toBeLessThan(1_000);
    expect(await read('', long)).toMatchObject({ status: 413 });
    expect(await read('', new Uint8Array([1, 2, 3]))).toMatchObject({ status: 400 });
  });

  test('names the field with a character that the database cannot store', async () => {
    const fields = async (body: object) =>
      Object.keys(Object(fieldsOf(await read('', JSON.stringify(body)))));
    expect(await fields({ tag: 'a\0' })).toEqual(['tag']);
    expect(await fields({ tags: ['a', 'b\0'] })).toEqual(['tags.1']);
    expect(await fields({ 'ta\0g': 'a' })).toEqual(['request']);
  });

  test('names every field that is refused', async () => {
    const refused = await read('', '{"tag":1,"tags":2,"colour":"red"}');
    expect(Object.keys(Object(fieldsOf(refused))).sort()).toEqual(['colour', 'tag', 'tags']);
  });
});
