import type { Release } from '@storyloom/contract/platform/composition';
import type { Trial } from '../composition/trial.ts';
import { type Renderer, RendererEndedError } from './renderer-process.ts';

/** Time that the process of a trial is kept for the next one, in ms. */
const keepMs = 5_000;

/** Tries releases in a process that renders no pages of visitors; one that ends it has failed. */
export function createTrials(start: () => Promise<Renderer>) {
  let renderer: Promise<Renderer> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    void renderer?.then((each) => each.stop()).catch(() => {});
    renderer = null;
  };

  /** The process of the last trial, if it still runs, and whether it has tried another release. */
  function take(): { process: Promise<Renderer>; isUsed: boolean } {
    if (renderer) return { process: renderer, isUsed: true };
    const started = start();
    renderer = started;
    const drop = () => {
      if (renderer === started) renderer = null;
    };
    started.then(({ ended }) => ended).then(drop, drop);
    return { process: started, isUsed: false };
  }

  return async function tryRelease(release: Release): Promise<Trial> {
    clearTimeout(timer);
    const { process, isUsed } = take();
    try {
      return await (await process).tryRelease(release);
    } catch (error) {
      forget();
      if (!(error instanceof RendererEndedError)) throw error;
      // The release before may have ended it.
      if (isUsed) return tryRelease(release);
      return { fault: error.message, isTimeout: error.wasSilent, outage: null };
    } finally {
      clearTimeout(timer);
      timer = setTimeout(forget, keepMs);
      timer.unref();
    }
  };
}
