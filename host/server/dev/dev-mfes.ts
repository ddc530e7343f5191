import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DevMfe, devMfePath } from '@storyloom/contract/dev-mfe';
import type { Mfe } from '@storyloom/mfe/define';

export interface DevMfes {
  /** The latest build of each slice that is served from source, by its name. */
  latest(): Promise<Map<string, DevMfe>>;
  /** A slice's server module; each build is a module of its own. */
  module(slice: DevMfe): Promise<Mfe>;
}

/** Asks the development servers at `origins` (slice → origin). One that does not answer keeps what it said last. */
export function createDevMfes(origins: Map<string, string>, cacheDir: string): DevMfes {
  const said = new Map<string, DevMfe>();

  const ask = async (name: string, origin: string) => {
    const response = await fetch(`${origin}${devMfePath}`, { signal: AbortSignal.timeout(10_000) });
    if (response.ok) said.set(name, (await response.json()) as DevMfe);
  };

  return {
    async latest() {
      await Promise.allSettled([...origins].map(([name, origin]) => ask(name, origin)));
      return new Map(said);
    },
    async module({ mfe, server, serverHash }) {
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
