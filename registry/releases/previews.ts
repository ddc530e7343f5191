import type { KeyObject } from 'node:crypto';
import { type Mix, type Preview, previewParameter, Ticket } from '@storyloom/contract/platform/preview';
import type pg from 'pg';
import * as z from 'zod/mini';
import { writeAudit } from '../history/audit.repository.ts';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { signText } from '../platform/keys.ts';
import { Reference } from './candidate.ts';
import { findMix } from './compositions.repository.ts';
import { type Parts, refuseWithdrawn } from './publishing.ts';
import { findOne } from './releases.repository.ts';

/** A kept release, by version or build; a composition that was live; or both null: what is live, with the panel. */
export const WantedPreview = z.strictObject({
  release: z.nullable(Reference),
  composition: z.nullable(Reference),
  days: z.int().check(z.gte(1), z.lte(30)),
});
export type WantedPreview = z.output<typeof WantedPreview>;

/** The builds of a composition that was live. Throws RegistryError if it is unknown or one of them was withdrawn. */
export async function mixOfComposition(pool: pg.Pool, id: string): Promise<Mix> {
  const mix = await findMix(pool, id);
  if (!mix)
    throw new RegistryError(
      404,
      `The registry does not know the composition ${id}: it was never live here, or before the registry kept compositions.`,
    );
  for (const [name, builds] of Object.entries(mix))
    for (const build of builds) refuseWithdrawn(await findOne(pool, name, build));
  return mix;
}

async function readMix(mfe: string, { release, composition }: WantedPreview, pool: pg.Pool): Promise<Mix> {
  if (composition !== null) {
    const mix = await mixOfComposition(pool, composition);
    if (mix[mfe]) return mix;
    throw new RegistryError(
      403,
      `The composition ${composition} has no ${mfe}. Ask a team whose micro-frontend is in it.`,
    );
  }
  if (release === null) return {};
  const found = await findOne(pool, mfe, release);
  refuseWithdrawn(found);
  return { [mfe]: [found.release.buildId] };
}

/** Signs a link that shows a release that is not live, or a composition that was. Nothing changes for other visitors. */
export async function createPreview(
  mfe: string,
  wanted: WantedPreview,
  actor: Actor,
  { pool, now, signing, site }: Pick<Parts, 'pool' | 'now'> & { signing: KeyObject; site: string },
) {
  const mix = await readMix(mfe, wanted, pool);
  const at = now();
  const expires = new Date(at.getTime() + wanted.days * 86_400_000).toISOString();
  const preview: Preview = { mix, whole: wanted.composition !== null, expires };
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const ticket = `${payload}.${signText('preview', payload, signing)}`;
  if (!z.safeParse(Ticket, ticket).success)
    throw new RegistryError(
      422,
      `The composition has ${Object.keys(mix).length} micro-frontends, which are too many for a link. Preview a single release.`,
    );
  const note = `link${wanted.composition ? ` to the composition ${wanted.composition}` : ''} until ${expires}`;
  await writeAudit(pool, { at, mfe, action: 'preview', actor, buildId: mix[mfe]?.[0] ?? null, note });
  return { link: `${site}/?${previewParameter}=${ticket}`, expires, mix };
}
export type PreviewLink = Awaited<ReturnType<typeof createPreview>>;
