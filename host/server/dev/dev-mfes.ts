import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DevMfe, devMfePath } from '@storyloom/contract/platform/dev-mfe';
import type { Mfe } from '@storyloom/mfe/define';

/** Asks the development servers at `origins`; one that does not answer keeps its last build. */
export function createDevMfes(origins: Map<string, string>, cacheDir: string) {
  const builds = new Map<string, DevMfe>();

  const ask = async ([name, origin]: readonly [string, string]) => {
    const response = await fetch(`${origin}${devMfePath}`, { signal: AbortSignal.timeout(10_000) });
    if (response.ok) builds.set(`${name} ${origin}`, (await response.json()) as DevMfe);
  };

  return {
    /** The latest build of each micro-frontend that is served from source, by name; `more`: origins in place of the usual ones. */
    async latest(more: ReadonlyMap<string, string>): Promise<Map<string, DevMfe>> {
      const all = [...new Map([...origins, ...more])];
      await Promise.allSettled(all.map(ask));
      const built = ([name, origin]: readonly [string, string]) => {
        const build = builds.get(`${name} ${origin}`);
        return build ? [[name, build] as const] : [];
      };
      return new Map(all.flatMap(built));
    },
    /** The server module of a build. */
    async module({ mfe, server, serverHash }: DevMfe): Promise<Mfe> {
      const response = await fetch(server);
      if (!response.ok) throw new Error(`${server} answered ${response.status}`);
      const folder = join(cacheDir, 'dev', mfe.name);
      const file = join(folder, `${serverHash}.mjs`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, await response.text());
      return ((await import(pathToFileURL(file).href)) as { default: Mfe }).default;
    },
  };
}

export type DevMfes = ReturnType<typeof createDevMfes>;
