import type { Host } from '@storyloom/mfe/host';

interface MiddlewareArgs {
  host: Host;
  url: URL;
}

/** What a manifest may name in `middleware`; each may throw a Response to answer something else. */
const offered: Record<string, (args: MiddlewareArgs) => Promise<void>> = {
  /** Waits until the visitor has a session: for pages that show nothing without one. */
  session: async ({ host }) => host.session.ready(),
};

/** Runs a route's middleware in order. An unknown name throws: the manifest and the shell disagree. */
export async function runMiddleware(names: readonly string[], args: MiddlewareArgs): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(offered, name) ? offered[name] : undefined;
    if (!middleware) throw new Error(`Unknown middleware: ${name}`);
    await middleware(args);
  }
}
