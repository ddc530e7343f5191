import * as z from 'zod/mini';
import { runEvent } from '../chat/entities/run-event.ts';
import type { Caller, Endpoint } from './endpoint.ts';
import { errors } from './errors.ts';
import { compositionHeader } from './headers.ts';
import { type RateGroup, rateLimits } from './rate-limits.ts';

type Json = Record<string, unknown>;

const callerTexts: Record<Caller, string> = {
  anyone: 'Anyone, with or without a token.',
  guest: 'Any token, including those of guests.',
  user: 'Users with an account. Guests get auth.real_user_required.',
  admin: 'Administrators. To others, the path does not exist.',
};

const composition = {
  name: compositionHeader,
  in: 'header',
  required: false,
  description: 'Id of the composition that the page runs. It is logged with the request.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,64}$' },
} as const;

/** Creates the OpenAPI 3.1 document of endpoints, keyed by `group.name`. */
export function openapi(endpoints: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = {
      parameters: [{ $ref: '#/components/parameters/composition' }],
      ...paths[endpoint.path],
      [method]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storyloom API',
      version: '1.0.0',
      description:
        'Every JSON reply is an envelope { code, msg, data }. Code 0 is success; any other code is a domain error, ' +
        'sent with HTTP 200 and named in data.error. Other HTTP statuses are transport errors: 400, ' +
        '401, 404, 413, 429 (Retry-After) and 5xx.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { tokenid: { type: 'apiKey', in: 'header', name: 'tokenid' } },
      parameters: { composition },
    },
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  const [group] = name.split('.');
  const input = schemaOf(endpoint.input, 'input');
  const required = new Set(input.required as string[] | undefined);
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  const fields = Object.entries((input.properties ?? {}) as Record<string, Json>);
  const isParameter = (field: string) => endpoint.method === 'GET' || inPath.has(field);
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    description: describe(endpoint),
    security: endpoint.caller === 'anyone' ? [{}, { tokenid: [] }] : [{ tokenid: [] }],
    parameters: fields
      .filter(([field]) => isParameter(field))
      .map(([field, schema]) => ({
        name: field,
        in: inPath.has(field) ? 'path' : 'query',
        required: inPath.has(field) || required.has(field),
        schema,
      })),
    ...(endpoint.method === 'POST' && { requestBody: requestBody(endpoint, input) }),
    responses: responses(endpoint),
  };
}

function describe({ caller, rate, owned = {}, errors: names }: Endpoint): string {
  const own = Object.entries(owned).map(([field, kind]) => ` \`${field}\` is the caller's own ${kind}.`);
  const restriction = `**Caller:** ${callerTexts[caller]}${own.join('')}`;
  const list = names.map((name) => `- \`${name}\` (${errors[name].code}): ${errors[name].msg}`);
  const limited = rate ? [`**Rate limits:** ${describeRates(rate)}`] : [];
  return [restriction, ...limited, ...(list.length > 0 ? [`**Errors:**\n\n${list.join('\n')}`] : [])].join(
    '\n\n',
  );
}

function describeRates(group: RateGroup): string {
  const { person, network } = rateLimits[group];
  const text = ({ requests, seconds, ...more }: { requests: number; seconds: number; isStrict?: true }) =>
    `${requests} in ${more.isStrict ? 'any ' : ''}${seconds} s`;
  return `${person ? `${text(person)} by one person, ` : ''}${text(network)} from one network.`;
}

function requestBody(endpoint: Endpoint, input: Json): Json {
  const type = endpoint.wire === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: input } } };
}

function responses(endpoint: Endpoint): Json {
  const json = { 'application/json': { schema: envelope(schemaOf(endpoint.data, 'output')) } };
  const events = { 'text/event-stream': { schema: schemaOf(runEvent, 'output') } };
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const streamed = endpoint.method === 'GET' ? events : { ...json, ...events };
  const content =
    endpoint.wire === 'events' ? streamed : endpoint.wire === 'file' ? { ...json, ...file } : json;
  return {
    200: {
      description: endpoint.wire === 'events' ? 'The reply, as JSON or as an event stream' : 'The reply',
      content,
    },
    default: {
      description: 'A transport error',
      content: { 'application/json': { schema: envelope({}) } },
    },
  };
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
