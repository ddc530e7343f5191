import type { Endpoint } from '@storyloom/contract/core/endpoint';

type Fields = Record<string, unknown>;

export interface BuiltRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | Blob | null;
}

/** Address, method and body of one call. Fields named in the path go there, the rest to query, JSON or form. */
export function buildRequest(endpoint: Endpoint, input: Fields, baseUrl: string): BuiltRequest {
  const rest = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = baseUrl + path;
  if (endpoint.method === 'GET') return { method: 'GET', url: url + query(rest), headers: {}, body: null };
  if (endpoint.wire === 'multipart') return { method: 'POST', url, headers: {}, body: form(rest) };
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) };
}

function query(fields: Fields): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function form(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}
