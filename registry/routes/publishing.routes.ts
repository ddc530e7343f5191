import { Release } from '@storyloom/contract/platform/composition';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { readBody } from '../platform/body.ts';
import { installation, Proof } from '../platform/proof.ts';
import { About, Candidate } from '../releases/candidate.ts';
import { admit, checkCandidate } from '../releases/checking.ts';
import { type Parts, publish } from '../releases/publishing.ts';
import { fileLimit } from './body-limit.ts';

const Publication = z
  .strictObject({
    release: Release,
    proof: Proof,
    about: z.optional(About),
    canary: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    /** False: it is checked and kept, for a preview. */
    live: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ canary, live }) => live || canary === undefined, 'A preview has no canary: leave one out.'),
  );

/** What checks and publishes a release. */
export function publishingRoutes({ access, ...parts }: Parts & { access: Access }): Hono {
  const app = new Hono();

  app.post('/releases', fileLimit, async (context) => {
    const body = await readBody(context, Publication, 'a release');
    const { release, proof, about = null, canary = null, live } = body;
    const scope = proof.by === 'team' ? release.mfe : installation;
    const actor = await access.allow(scope, context);
    return context.json({ result: await publish({ release, proof, about, canary, live, actor }, parts) });
  });

  app.post('/check', fileLimit, async (context) =>
    context.json(await checkCandidate(await readBody(context, Candidate, 'a release'), parts)),
  );

  app.post('/admit', fileLimit, async (context) => {
    const candidate = await readBody(context, Candidate, 'a release');
    const actor = await access.allow(candidate.mfe, context);
    return context.json(await admit(candidate, actor, parts));
  });

  return app;
}
