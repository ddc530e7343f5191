import { Release } from '@storyloom/contract/platform/composition';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { changeCanary } from '../canaries/changing-canary.ts';
import { readBody } from '../platform/body.ts';
import { RegistryError } from '../platform/errors.ts';
import { installation, Proof } from '../platform/proof.ts';
import { About, Candidate } from '../releases/candidate.ts';
import { admit, checkCandidate } from '../releases/checking.ts';
import { lock, unlock } from '../releases/locking.ts';
import { promote, rollBack, withdraw } from '../releases/moving.ts';
import { type Parts, publish } from '../releases/publishing.ts';
import { fileLimit } from './body-limit.ts';

const Share = z.int().check(z.gte(0), z.lte(10_000));
const Publication = z.strictObject({
  release: Release,
  proof: Proof,
  about: z.optional(About),
  canary: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
});
const CanaryBody = z.strictObject({
  release: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  basisPoints: Share,
});
const reference = z.string().check(z.minLength(1), z.maxLength(64));
const Promotion = z.strictObject({ release: reference });
const Rollback = z.strictObject({ to: z.nullable(reference) });
const LockBody = z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(500)) });

function checkProof(proof: Proof, { mfe, buildId }: Release): void {
  if (proof.buildId !== buildId)
    throw new RegistryError(
      422,
      `The proof of checks is for the build ${proof.buildId}, not for ${buildId}. Publish with: npm run release -- publish ${mfe}`,
    );
}

/** What changes a micro-frontend on the site. Needs its token. */
export function changesRoutes({ access, ...parts }: Parts & { access: Access }): Hono {
  const app = new Hono();

  app.post('/releases', fileLimit, async (context) => {
    const { release, proof, about = null, canary = null } = await readBody(context, Publication, 'a release');
    const scope = proof.by === 'team' ? release.mfe : installation;
    const actor = await access.allow(scope, context.req.header('authorization'));
    checkProof(proof, release);
    return context.json({ result: await publish({ release, proof, about, canary, actor }, parts) });
  });

  app.post('/check', fileLimit, async (context) =>
    context.json(await checkCandidate(await readBody(context, Candidate, 'a release'), parts)),
  );

  app.post('/admit', fileLimit, async (context) => {
    const candidate = await readBody(context, Candidate, 'a release');
    const actor = await access.allow(candidate.mfe, context.req.header('authorization'));
    return context.json(await admit(candidate, actor, parts));
  });

  app.post('/mfes/:mfe/promote', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    const { release } = await readBody(context, Promotion, 'a release to promote');
    return context.json({ stable: await promote(mfe, release, actor, parts) });
  });

  app.post('/mfes/:mfe/canary', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    const { release: reference, basisPoints } = await readBody(context, CanaryBody, 'a canary');
    return context.json({
      canary: await changeCanary(mfe, { reference, basisPoints }, actor, parts),
      basisPoints,
    });
  });

  app.post('/mfes/:mfe/rollback', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    const { to } = await readBody(context, Rollback, 'a release to go back to');
    return context.json({ stable: await rollBack(mfe, to, actor, parts) });
  });

  app.post('/mfes/:mfe/withdraw', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    return context.json({ withdrawn: await withdraw(mfe, actor, parts) });
  });

  app.post('/mfes/:mfe/lock', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    const { reason } = await readBody(context, LockBody, 'a lock');
    await lock(mfe, reason, actor, parts);
    return context.json({ locked: mfe, by: actor.name });
  });

  app.post('/mfes/:mfe/unlock', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context.req.header('authorization'));
    await unlock(mfe, actor, parts);
    return context.json({ unlocked: mfe });
  });

  return app;
}
