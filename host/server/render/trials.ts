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

  return async function tryRelease(release: Release): Promise<Trial> {
    clearTimeout(timer);
    renderer ??= start();
    try {
      return await (await renderer).tryRelease(release);
    } catch (error) {
      forget();
      if (!(error instanceof RendererEndedError)) throw error;
      return { fault: error.message, isTimeout: error.wasSilent, outage: null };
    } finally {
      timer = setTimeout(forget, keepMs);
      timer.unref();
    }
  };
}
