import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { changeCanary } from '../canaries/changing-canary.ts';
import { readBody } from '../platform/body.ts';
import { lock, unlock } from '../releases/locking.ts';
import { promote, rollBack, withdraw } from '../releases/moving.ts';
import type { Parts } from '../releases/publishing.ts';

const Share = z.int().check(z.gte(0), z.lte(10_000));
const CanaryBody = z.strictObject({
  release: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  basisPoints: Share,
});
const reference = z.string().check(z.minLength(1), z.maxLength(64));
const Promotion = z.strictObject({ release: reference });
const Rollback = z.strictObject({ to: z.nullable(reference) });
const LockBody = z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(500)) });

/** What changes which of the kept releases visitors get. Needs the token of the micro-frontend. */
export function changesRoutes({ access, ...parts }: Parts & { access: Access }): Hono {
  const app = new Hono();

  app.post('/mfes/:mfe/promote', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context);
    const { release } = await readBody(context, Promotion, 'a release to promote');
    return context.json({ stable: await promote(mfe, release, actor, parts) });
  });

  app.post('/mfes/:mfe/canary', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context);
    const { release: reference, basisPoints } = await readBody(context, CanaryBody, 'a canary');
    return context.json({
      canary: await changeCanary(mfe, { reference, basisPoints }, actor, parts),
      basisPoints,
    });
  });

  app.post('/mfes/:mfe/rollback', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context);
    const { to } = await readBody(context, Rollback, 'a release to go back to');
    return context.json({ stable: await rollBack(mfe, to, actor, parts) });
  });

  app.post('/mfes/:mfe/withdraw/:release?', async (context) => {
    const { mfe, release = null } = context.req.param();
    const actor = await access.allow(mfe, context);
    return context.json({ withdrawn: await withdraw(mfe, release, actor, parts) });
  });

  app.post('/mfes/:mfe/lock', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context);
    const { reason } = await readBody(context, LockBody, 'a lock');
    await lock(mfe, reason, actor, parts);
    return context.json({ locked: mfe, by: actor.name });
  });

  app.post('/mfes/:mfe/unlock', async (context) => {
    const { mfe } = context.req.param();
    const actor = await access.allow(mfe, context);
    await unlock(mfe, actor, parts);
    return context.json({ unlocked: mfe });
  });

  return app;
}
