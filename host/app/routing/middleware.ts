import type { MiddlewareName } from '@storyloom/contract/platform/manifest';
import type { Host } from '@storyloom/mfe/host';

interface MiddlewareArgs {
  host: Host;
  url: URL;
}

/** Middleware that manifests may name; each may throw a Response. */
const offered: Record<MiddlewareName, (args: MiddlewareArgs) => Promise<void>> = {
  session: async ({ host }) => host.session.ready(),
};

function isOffered(name: string): name is MiddlewareName {
  return Object.hasOwn(offered, name);
}

/** Runs a route's middleware in order. Throws for an unknown name. */
export async function runMiddleware(names: readonly string[], args: MiddlewareArgs): Promise<void> {
  for (const name of names) {
    const middleware = isOffered(name) ? offered[name] : undefined;
    if (!middleware) throw new Error(`Unknown middleware: ${name}`);
    await middleware(args);
  }
}
