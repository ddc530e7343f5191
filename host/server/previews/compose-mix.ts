import type { Composition } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { Preview } from '@storyloom/contract/platform/preview';
import type { FindRelease } from './kept-releases.ts';
import { PreviewError } from './ticket.ts';

/** A composition with the builds of a mix in place of those in `base`, or with nothing else. Throws PreviewError. */
export async function composeMix(
  { mix, whole }: Pick<Preview, 'mix' | 'whole'>,
  base: Composition,
  find: FindRelease,
): Promise<Composition> {
  const releaseOf = async (name: string, buildId: string) => {
    const { stable, lastKnownGood } = base.mfes[name] ?? {};
    const live = [stable, lastKnownGood].find((release) => release?.buildId === buildId);
    const release = live ?? (await find(name, buildId));
    if (release) return release;
    const gone = `This preview is gone: the build ${buildId} of ${name} was withdrawn or is not kept.`;
    throw new PreviewError(410, gone);
  };
  const mfes: Composition['mfes'] = whole ? {} : { ...base.mfes };
  for (const [name, [shown = '', good]] of Object.entries(mix)) {
    const stable = await releaseOf(name, shown);
    mfes[name] = { stable, lastKnownGood: good ? await releaseOf(name, good) : null };
  }
  return { ...base, id: compositionIdOf(mfes), mfes };
}
