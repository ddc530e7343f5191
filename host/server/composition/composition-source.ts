import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Composition } from '@storyloom/contract/composition';
import type { Logger } from 'pino';
import { openSigned, publicKeyFrom } from './signed-composition.ts';

interface Options {
  registryUrl: string;
  publicKeyFile: string;
  /** Where the last verified composition is kept, for a start without the registry. */
  keepFile: string;
  pollMs: number;
  /** Runs before a composition is given out: from then on its files may be asked for. */
  prepare?(composition: Composition): Promise<void>;
  log: Logger;
}

export interface CompositionSource {
  /** The newest verified composition; null until the first one was seen. */
  current(): Composition | null;
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the registry's composition in memory, refreshed in the background. A registry that is down, or that answers
 * something unsigned, changes nothing: the last verified one serves on. A passed expiry is a warning, never an outage.
 */
export async function startCompositionSource(options: Options): Promise<CompositionSource> {
  const { registryUrl, publicKeyFile, keepFile, pollMs, prepare, log } = options;
  let current: Composition | null = null;
  let complained = '';

  const take = async (document: unknown) => {
    const composition = openSigned(document, publicKeyFrom(await readFile(publicKeyFile, 'utf8')));
    if (Date.parse(composition.expires) < Date.now())
      log.warn({ composition: composition.id }, 'composition expired');
    return composition;
  };

  const keep = async (document: unknown) => {
    await mkdir(dirname(keepFile), { recursive: true });
    await writeFile(`${keepFile}.new`, JSON.stringify(document));
    await rename(`${keepFile}.new`, keepFile);
  };

  const refresh = async () => {
    try {
      const response = await fetch(`${registryUrl}/composition`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const document: unknown = await response.json();
      const composition = await take(document);
      complained = '';
      if (composition.id === current?.id) return;
      await prepare?.(composition);
      current = composition;
      log.info({ composition: composition.id }, 'composition changed');
      await keep(document);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (words !== complained) log.warn({ reason: words }, 'composition not refreshed');
      complained = words;
    }
  };

  await refresh();
  if (!current) {
    current = await readFile(keepFile, 'utf8')
      .then(async (text) => {
        const kept = await take(JSON.parse(text));
        await prepare?.(kept);
        return kept;
      })
      .catch(() => null);
  }
  let stopped = false;
  let timer = setTimeout(poll, pollMs);
  async function poll() {
    await refresh();
    if (!stopped) timer = setTimeout(poll, pollMs);
  }
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { current: () => current, refresh, stop };
}
