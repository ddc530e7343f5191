import type { Route } from '../platform/http/route.ts';

/** The contract's schema for the reply to a request. */
export function findReplySchema(routes: readonly Route[], method: string, path: string) {
  const [plain = ''] = path.split('?');
  const matches = routes.filter(
    ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(plain),
  );
  const fixed = matches.find(({ endpoint }) => !endpoint.path.includes('{'));
  return (fixed ?? matches[0])?.endpoint.data;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
