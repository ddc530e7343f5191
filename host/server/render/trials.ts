import type { Release } from '@storyloom/contract/platform/composition';
import type { Trial } from '../composition/trial.ts';
import { type Renderer, RendererEndedError } from './renderer-process.ts';

/** Time that the process of a trial is kept for the next one, in ms. */
const keepMs = 5_000;

/** Tries releases in a process that renders no pages of visitors; one that ends it has failed. */
export function createTrials(start: () => Promise<Renderer>) {
  let kept: Promise<Renderer> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    void kept?.then((renderer) => renderer.stop()).catch(() => {});
    kept = null;
  };

  return async function tryRelease(release: Release): Promise<Trial> {
    clearTimeout(timer);
    const isUsed = kept !== null;
    kept ??= start();
    try {
      return await (await kept).tryRelease(release);
    } catch (error) {
      forget();
      if (!(error instanceof RendererEndedError)) throw error;
      // The release before may have ended it, or it ended while it was kept.
      if (isUsed) return await tryRelease(release);
      return { fault: error.message, isTimeout: error.wasSilent, outage: null };
    } finally {
      clearTimeout(timer);
      timer = setTimeout(forget, keepMs);
      timer.unref();
    }
  };
}
