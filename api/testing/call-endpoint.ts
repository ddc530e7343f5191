import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { requiredFields } from './contract-shapes.ts';
import type { TestApi, TestResponse } from './test-api.ts';

type Input = Record<string, unknown>;

/**
 * Input with every required field of the endpoint: those in `more`, the rest from `values`. Throws for a field that
 * neither has.
 */
export function fillInput(endpoint: Endpoint, values: Input, more: Input = {}): Input {
  const missing = requiredFields(endpoint).filter((field) => !(field in more));
  const unknown = missing.filter((field) => !(field in values));
  if (unknown.length > 0) throw new Error(`${endpoint.path} needs a value for ${unknown.join(', ')}.`);
  return { ...Object.fromEntries(missing.map((field) => [field, values[field]])), ...more };
}

/** Calls an endpoint as a client does. An event stream or a file counts as success, with empty data. */
export async function callEndpoint(
  api: Pick<TestApi, 'app'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Input,
  token?: string,
): Promise<TestResponse> {
  const rest = { ...input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field] ?? 'abc');
    delete rest[field];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = token === undefined ? {} : { tokenid: token };
  const response =
    method === 'POST'
      ? await api.app.request(address, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(rest),
        })
      : await api.app.request(`${address}?${queryOf(rest)}`, { headers });
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/(event-stream|csv)|^image\/|^application\/octet-stream/.test(type)) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, code: 0, msg: '', data: {} };
  }
  const body = (await response.json()) as Pick<TestResponse, 'code' | 'msg' | 'data'>;
  return { status: response.status, headers: response.headers, ...body };
}

function queryOf(input: Input): URLSearchParams {
  return new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
}
