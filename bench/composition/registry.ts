import { Composition } from '@storyloom/contract/platform/composition';
import { startTestRegistry } from '@storyloom/registry/fixtures/registry.ts';
import { sampleRelease } from '@storyloom/registry/fixtures/release.ts';
import { teamAt } from '@storyloom/registry/fixtures/team.ts';
import * as z from '@storyloom/schema';
import { onStop } from '../processes/stopping.ts';

/** Micro-frontends with a canary, so that visitors differ. */
const CANARIES = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A registry with micro-frontends of some releases each, and its composition. */
export async function fillRegistry(mfes: number, releases: number) {
  const registry = await startTestRegistry();
  onStop(() => registry.stop());
  const team = teamAt(registry);
  for (let at = 0; at < mfes; at++) {
    const mfe = `mfe${at}`;
    const paths = [`/${mfe}`, `/${mfe}/:id`];
    for (let count = 0; count < releases; count++) {
      const canary = count > 0 && count === releases - 1 && at < CANARIES ? { canary: 1_000 } : {};
      const { body } = await team.publish(sampleRelease({ mfe, build: letters[count] ?? '', paths }), canary);
      if (body.error) throw new Error(body.error);
    }
  }
  const read = async () =>
    (await fetch(`${registry.url}/composition`)).json() as Promise<{ payload: string }>;
  return { read, composition: z.parse(Composition, JSON.parse((await read()).payload)) };
}
