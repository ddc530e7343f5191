/** Removes from a path what a person has written, and ids of people in the administration. */
export const cleanPath = (path: string) => path.replace(/^((?:\/en)?\/(?:search|admin))\/.*/, '$1');

/**
 * Returns the properties of an event without what could be private: titles and search words, and the query of every
 * address, which may have a token.
 */
export function cleanProperties(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(properties).filter(([name]) => !/title|search_keyword/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, cleanValue(name, value)]));
}

function cleanValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === '$url_path') return cleanPath(value);
  if (!/^https?:/.test(value)) return value;
  const url = URL.parse(value);
  return url === null ? '' : url.origin + (url.origin === location.origin ? cleanPath(url.pathname) : '/');
}
