import type { Mfe } from '@storyloom/mfe/define';
import account from '@storyloom/mfe-account/mfe.ts';
import admin from '@storyloom/mfe-admin/mfe.ts';
import creator from '@storyloom/mfe-creator/mfe.ts';
import points from '@storyloom/mfe-points/mfe.ts';
import reader from '@storyloom/mfe-reader/mfe.ts';

/** All micro-frontends, compiled into the shell's build; their parts are ordinary dynamic imports. */
export const mfes: Record<string, Mfe> = { account, admin, creator, points, reader };

export async function loadRelease(_release: unknown, { name }: { name: string }): Promise<Mfe> {
  const mfe = mfes[name];
  if (!mfe) throw new Error(`The bundle has no ${name}.`);
  return mfe;
}

/** Replaces the shell's module of the same name: all code is already loaded. */
export const createFederation = () => loadRelease;
