import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Composition, compositionLimit } from '@storyloom/contract/platform/composition';
import type { Logger } from 'pino';
import { readLimited } from '../read-text.ts';
import { openSigned } from '../signatures.ts';

interface Options {
  registryUrl: string;
  /** The registry's public keys; two while they are rotated. */
  keys(): readonly KeyObject[];
  /** File of the last verified composition, for a start without the registry. */
  keepFile: string;
  pollMs: number;
  /** Decides which releases of a verified composition become current. */
  accept?: Accept;
  log: Logger;
}

/** Rejects if nothing of the composition can be used. */
export type Accept = (wanted: Composition, current: Composition | null) => Promise<Accepted>;

export interface Accepted {
  /** The usable releases; the others stay at their previous release. */
  composition: Composition;
  /** False if asking again may accept more. */
  final: boolean;
}

/** The signed document repeats the payload with its quotes escaped. */
const documentLimit = 2 * compositionLimit;

const acceptAll: Accept = async (composition) => ({ composition, final: true });

/**
 * Polls the registry's composition. The last accepted one stays current while the registry is down or answers something
 * unsigned, too large or older than the last verified one. An expired composition is logged and used.
 */
export async function startCompositionSource(options: Options) {
  const { registryUrl, keys, keepFile, pollMs, accept = acceptAll, log } = options;
  let current: Composition | null = null;
  /** Id of the last composition whose acceptance is final. */
  let decided: string | null = null;
  let newest = -1;
  let lastWarning = '';

  const verify = async (document: unknown) => {
    const composition = openSigned(document, keys());
    if (composition.sequence < newest) {
      throw new Error(
        `The composition ${composition.id} is older (${composition.sequence}) than the last one (${newest}). It was not ` +
          `used. If the registry was restored from a backup, remove ${keepFile} and restart the host.`,
      );
    }
    if (Date.parse(composition.expires) < Date.now())
      log.warn({ composition: composition.id }, 'composition expired');
    return composition;
  };

  const save = async (document: unknown) => {
    await mkdir(dirname(keepFile), { recursive: true });
    await writeFile(`${keepFile}.new`, JSON.stringify(document));
    await rename(`${keepFile}.new`, keepFile);
  };

  const use = async (wanted: Composition) => {
    const { composition, final } = await accept(wanted, current);
    decided = final ? wanted.id : null;
    newest = wanted.sequence;
    if (composition.id === current?.id) return;
    current = composition;
    log.info({ composition: composition.id }, 'composition changed');
  };

  const refresh = async () => {
    try {
      const response = await fetch(`${registryUrl}/composition`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const document: unknown = JSON.parse(await readLimited(response, documentLimit));
      const composition = await verify(document);
      lastWarning = '';
      const isDecided = composition.id === decided;
      if (isDecided && composition.sequence === newest) return;
      if (isDecided) newest = composition.sequence;
      else await use(composition);
      await save(document);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastWarning) log.warn({ reason }, 'composition not refreshed');
      lastWarning = reason;
    }
  };

  const saved = await readFile(keepFile, 'utf8')
    .then((text) => verify(JSON.parse(text)))
    .catch(() => null);
  newest = saved?.sequence ?? -1;
  await refresh();
  if (!current && saved) await use(saved).catch(() => {});
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
  return {
    /** The composition in use; null before the first one. */
    current: () => current,
    refresh,
    stop,
  };
}

export type CompositionSource = Awaited<ReturnType<typeof startCompositionSource>>;
