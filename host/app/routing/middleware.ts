import type { Host } from '@storyloom/mfe/host';

interface MiddlewareArgs {
  host: Host;
  url: URL;
}

/** Middleware that manifests may name; each may throw a Response. */
const offered: Record<string, (args: MiddlewareArgs) => Promise<void>> = {
  /** Waits for the session, for pages that show nothing without one. */
  session: async ({ host }) => host.session.ready(),
};

/** Runs a route's middleware in order. Throws for an unknown name. */
export async function runMiddleware(names: readonly string[], args: MiddlewareArgs): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(offered, name) ? offered[name] : undefined;
    if (!middleware) throw new Error(`Unknown middleware: ${name}`);
    await middleware(args);
  }
}
