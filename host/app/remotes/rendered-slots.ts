import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { PageLoaderArgs } from '@storyloom/mfe/host';
import { partsOf } from './composition.context.ts';
import { type PartRef, partKey } from './part.ts';
import { hostFor } from './part-host.ts';
import { pending, type Remotes } from './remotes.ts';

/** Loads the parts of a page's slots and their data; one that does not load is left to the browser. */
export async function loadSlots(
  { page, remotes }: { page: PageComposition; remotes: Remotes },
  names: readonly string[],
  args: PageLoaderArgs,
): Promise<PartRef<'slot'>[]> {
  const loaded = names
    .flatMap((name) => partsOf(page, name))
    .map(async (ref) => {
      const part = await remotes.load(ref);
      if (part.state !== 'ready' || part.fallback) return [];
      try {
        await part.module.loader?.({ ...args, host: hostFor(args.host, part) });
      } catch {
        // The part shows its own error, or asks again.
      }
      return [ref];
    });
  return (await Promise.all(loaded)).flat();
}

/** The store for one page: parts of slots that other pages rendered are not loaded, as in the page's browser. */
export function onlyRendered(remotes: Remotes, slots: readonly PartRef[]): Remotes {
  const rendered = new Set(slots.map(partKey));
  return {
    ...remotes,
    read: (ref) => (ref.kind === 'slot' && !rendered.has(partKey(ref)) ? pending : remotes.read(ref)),
  };
}
