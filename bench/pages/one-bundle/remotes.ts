import type { Mfe } from '@storyloom/mfe/define';
import account from '@storyloom/mfe-account/mfe.ts';
import creator from '@storyloom/mfe-creator/mfe.ts';
import points from '@storyloom/mfe-points/mfe.ts';
import reader from '@storyloom/mfe-reader/mfe.ts';

/** Every micro-frontend, compiled into the shell's own build; its parts stay ordinary dynamic imports. */
export const mfes: Record<string, Mfe> = { account, creator, points, reader };

export async function loadRelease(_release: unknown, { name }: { name: string }): Promise<Mfe> {
  const mfe = mfes[name];
  if (!mfe) throw new Error(`The one bundle has no ${name}.`);
  return mfe;
}

/** Replaces the shell's module with the same export: all micro-frontends are compiled in. */
export const createFederation = () => loadRelease;
