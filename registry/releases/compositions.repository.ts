import { armWith } from '@storyloom/contract/platform/arm';
import { type Composition, compositionLimit } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { Mix } from '@storyloom/contract/platform/preview';
import { refuse } from '../platform/errors.ts';
import { type Handle, rowOf } from '../platform/queries.ts';
import { readLiveMfes } from './releases.repository.ts';

/** Most canaries whose combinations are kept: each doubles their number. */
const maxCanaries = 6;

/** The releases of all visitors: with each combination of canaries, the one without any first. */
function armsOf(mfes: Composition['mfes']): Composition['mfes'][] {
  const names = Object.keys(mfes)
    .filter((name) => mfes[name]?.canary)
    .slice(0, maxCanaries);
  return Array.from({ length: 2 ** names.length }, (_, chosen) =>
    armWith(mfes, (name) => ((chosen >> names.indexOf(name)) & 1) === 1 && names.includes(name)),
  );
}

const mixOf = (mfes: Composition['mfes']): Mix =>
  Object.fromEntries(
    Object.entries(mfes).map(([name, { stable, lastKnownGood }]) => [
      name,
      [stable.buildId, ...(lastKnownGood ? [lastKnownGood.buildId] : [])],
    ]),
  );

/** Longest text of the live releases that hosts accept; a composition adds a few hundred characters. */
const hostLimit = compositionLimit - 1_024;

/** Throws if hosts would refuse the composition. */
function checkLength(mfes: Composition['mfes']): void {
  const { length } = JSON.stringify(mfes);
  if (length <= hostLimit) return;
  const lengths = Object.entries(mfes).map(([mfe, each]) => `${mfe} ${JSON.stringify(each).length}`);
  refuse(
    `The composition would be ${length} characters long; at most ${hostLimit} are allowed (${lengths.join(', ')}). ` +
      'Publish a smaller release, or withdraw one.',
  );
}

/** Keeps the compositions that visitors get from now on, so that each can be shown again. */
export async function keepCompositions(db: Handle): Promise<void> {
  const live = await readLiveMfes(db);
  checkLength(live);
  for (const mfes of armsOf(live))
    await db.query('INSERT INTO registry.compositions (id, mix) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      compositionIdOf(mfes),
      JSON.stringify(mixOf(mfes)),
    ]);
}

export async function findMix(db: Handle, id: string): Promise<Mix | null> {
  const row = await rowOf<{ mix: Mix }>(db, 'SELECT mix FROM registry.compositions WHERE id = $1', [id]);
  return row?.mix ?? null;
}
