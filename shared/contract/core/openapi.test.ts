import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { readEndpoints } from './definitions.ts';
import { endpoint, nothing } from './endpoint.ts';
import { openapi } from './openapi.ts';

type Operation = {
  description: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>;
};

const endpoints = await readEndpoints();
const document = openapi(endpoints);
const at = (path: string, method: string) => document.paths[path]?.[method] as Operation;

describe('openapi', () => {
  it('creates a 3.1 document with every endpoint', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = Object.values(document.paths).flatMap(({ parameters: _, ...path }) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('puts the fields of a GET into the query, with limits and defaults', () => {
    const { parameters, requestBody } = at('/ai-lab/ai-story/page', 'get');
    expect(requestBody).toBeUndefined();
    expect(parameters.map((parameter) => parameter.name)).toEqual([
      'type',
      'category',
      'tag',
      'sort',
      'timePeriod',
      'page',
      'after',
      'size',
    ]);
    expect(parameters.find((parameter) => parameter.name === 'size')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    });
  });

  it('documents the composition header once, for every path', () => {
    expect(document.components.parameters.composition).toMatchObject({ name: 'x-composition', in: 'header' });
    const reference = [{ $ref: '#/components/parameters/composition' }];
    for (const { parameters } of Object.values(document.paths)) expect(parameters).toEqual(reference);
  });

  it('puts path parameters into the path', () => {
    const [userId] = at('/user/user/{userId}', 'get').parameters;
    expect(userId).toMatchObject({ name: 'userId', in: 'path', required: true });
  });

  it('describes replies in their envelope', () => {
    const schema = at('/ai-lab/user-integral-account/account', 'get').responses[200]?.content[
      'application/json'
    ];
    expect(schema?.schema).toMatchObject({
      required: ['code', 'msg', 'data'],
      properties: { data: { properties: { totalIntegral: { type: 'integer' } } } },
    });
  });

  it('offers event streams where an endpoint streams', () => {
    expect(Object.keys(at('/ai-lab/ai-story/chat', 'post').responses[200]?.content ?? {})).toEqual([
      'application/json',
      'text/event-stream',
    ]);
    expect(Object.keys(at('/ai-lab/ai-story/chat/stream', 'get').responses[200]?.content ?? {})).toEqual([
      'text/event-stream',
    ]);
  });

  it('describes uploads as forms', () => {
    expect(
      at('/support/upload/image', 'post').requestBody?.content['multipart/form-data']?.schema,
    ).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' } },
    });
  });

  it('describes callers and errors in words', () => {
    const { description, security } = at('/ai-lab/ai-story/chat', 'post');
    expect(description).toContain('Any token');
    expect(description).toContain('`points.insufficient` (14001)');
    expect(security).toEqual([{ tokenid: [] }]);
    expect(at('/ai-lab/ai-story/feed', 'get').security).toContainEqual({});
  });

  it('serializes any set of endpoints as JSON', () => {
    const ping = endpoint({
      method: 'GET',
      path: '/ping',
      summary: 'Ping',
      input: nothing,
      data: z.object({ pong: z.literal(true) }),
      errors: [],
      caller: 'anyone',
    });
    const small = openapi({ 'test.ping': ping });
    expect(JSON.parse(JSON.stringify(small))).toEqual(small);
    expect(Object.keys(small.paths)).toEqual(['/ping']);
  });
});
