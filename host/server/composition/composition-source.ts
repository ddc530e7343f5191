import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Composition } from '@storyloom/contract/composition';
import type { Logger } from 'pino';
import { openSigned, publicKeyFrom } from './signed-composition.ts';

interface Options {
  registryUrl: string;
  publicKeyFile: string;
  /** File of the last verified composition, for a start without the registry. */
  keepFile: string;
  pollMs: number;
  /** Runs before a composition becomes current and its files are requested. */
  prepare?(composition: Composition): Promise<void>;
  log: Logger;
}

export interface CompositionSource {
  /** The newest verified composition; null before the first one. */
  current(): Composition | null;
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Polls the registry's composition. The last verified one stays current while the registry is down or answers something
 * unsigned. An expired composition is logged and used.
 */
export async function startCompositionSource(options: Options): Promise<CompositionSource> {
  const { registryUrl, publicKeyFile, keepFile, pollMs, prepare, log } = options;
  let current: Composition | null = null;
  let lastWarning = '';

  const verify = async (document: unknown) => {
    const composition = openSigned(document, publicKeyFrom(await readFile(publicKeyFile, 'utf8')));
    if (Date.parse(composition.expires) < Date.now())
      log.warn({ composition: composition.id }, 'composition expired');
    return composition;
  };

  const save = async (document: unknown) => {
    await mkdir(dirname(keepFile), { recursive: true });
    await writeFile(`${keepFile}.new`, JSON.stringify(document));
    await rename(`${keepFile}.new`, keepFile);
  };

  const refresh = async () => {
    try {
      const response = await fetch(`${registryUrl}/composition`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const document: unknown = await response.json();
      const composition = await verify(document);
      lastWarning = '';
      if (composition.id === current?.id) return;
      await prepare?.(composition);
      current = composition;
      log.info({ composition: composition.id }, 'composition changed');
      await save(document);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastWarning) log.warn({ reason }, 'composition not refreshed');
      lastWarning = reason;
    }
  };

  await refresh();
  if (!current) {
    current = await readFile(keepFile, 'utf8')
      .then(async (text) => {
        const saved = await verify(JSON.parse(text));
        await prepare?.(saved);
        return saved;
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
