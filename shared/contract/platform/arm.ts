import type { Composition } from './composition.ts';

type Mfes = Composition['mfes'];

/** The releases of a visitor: a canary takes the place of the stable release, which becomes its last known good one. */
export function armWith(mfes: Mfes, isChosen: (mfe: string) => boolean): Mfes {
  return Object.fromEntries(
    Object.entries(mfes).map(([name, { stable, lastKnownGood, canary }]) => [
      name,
      canary && isChosen(name)
        ? { stable: canary.release, lastKnownGood: stable }
        : { stable, lastKnownGood },
    ]),
  );
}
